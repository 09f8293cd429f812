/** How sure a value of the data is: published sources state it, it follows from what they state, or we chose it. */

export type Grade = 'known' | 'deduced' | 'ours';

interface Graded {
  readonly grades?: Readonly<Record<string, Grade>>;
}

/** What has no grade is known. */
export function gradeOf(holder: Graded, key: string): Grade {
  return holder.grades?.[key] ?? 'known';
}

/** Signs behind a value; what is known has none. */
export const SIGNS: Readonly<Record<Grade, string>> = { known: '', deduced: '†', ours: '‡' };
