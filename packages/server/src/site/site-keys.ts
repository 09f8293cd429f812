/** Values that a site generates once and keeps, such as its keys. */
import type { Storage } from '../storage/storage.ts';

/** Returns the value of a key and generates it if it is missing. All nodes get the same value. */
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
