// Judges the subjects of commits: at most 72 characters, imperative, a capital letter first and no full stop last.

const MAX_LENGTH = 72;

/** First words that are no verbs. */
const NOT_VERBS = new Set(
  'a an the this that these those what who how why when where which each every all no not one two some its their'.split(
    ' ',
  ),
);

/** Verbs that end like a past or present participle, or like a third person, and are imperatives. */
const IMPERATIVES = new Set(
  'bring string embed feed need seed speed shed spread address bypass compress discuss dismiss express focus pass press process suppress'.split(
    ' ',
  ),
);

/** Returns what is wrong with a subject, or null. */
export function subjectFault(subject: string): string | null {
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters; at most ${MAX_LENGTH} are allowed`;
  if (subject.endsWith('.')) return 'ends with a full stop';
  const [word = ''] = subject.split(' ');
  if (!/^[A-Z][a-z-]*$/.test(word)) return 'does not begin with a capitalised verb';
  const verb = word.toLowerCase();
  if (NOT_VERBS.has(verb)) return `begins with “${word}” instead of a verb`;
  if (/(ing|ed|[^s]s)$/.test(verb) && !IMPERATIVES.has(verb)) {
    return `begins with “${word}”; the imperative is expected`;
  }
  return null;
}
