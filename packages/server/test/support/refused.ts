/** What a test expects of a deed that is refused. */
import { expect } from 'vitest';

/** Any refusal with this code. */
export const refused = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });
