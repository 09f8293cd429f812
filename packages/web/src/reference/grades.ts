/** Grades of values of the data: published sources state them, they follow from the sources, or we chose them. */

export const GRADES = ['known', 'deduced', 'ours'] as const;
type Grade = (typeof GRADES)[number];

export interface Graded {
  readonly grades?: Readonly<Record<string, Grade>>;
}

/** Returns the grade of a value; without a grade it is known. */
export function gradeOf(holder: Graded, key: string): Grade {
  return holder.grades?.[key] ?? 'known';
}

/** The signs behind values; known values have none. */
export const SIGNS: Readonly<Record<Grade, string>> = { known: '', deduced: '†', ours: '‡' };
