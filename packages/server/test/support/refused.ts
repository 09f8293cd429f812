/** Expectations about refused operations. */
import { expect } from 'vitest';

/** Matches a refusal with this code. */
export const refused = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });
