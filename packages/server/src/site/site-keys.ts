/** What the site makes up once and then keeps: its keys. */
import type { Storage } from '../storage/storage.ts';

/** The value under a key; made now if there is none. All nodes get the same. */
export async function siteKey({ db }: Storage, key: string, make: () => string): Promise<string> {
  const read = () => db.selectFrom('site').select('value').where('key', '=', key).executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  await db
    .insertInto('site')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())!.value;
}
