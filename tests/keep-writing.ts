import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';

/**
 * A test program: writes rows of about 20 kB into DATA_DIR's database until it is killed or the database stops, and prints each
 * row's number once the database has confirmed it.
 */
const config = readConfig(process.env);
const database = await openDatabase(config, createLog({ logLevel: 'silent' })).catch((error: Error) => {
  console.log(`refused: ${error.message}`);
  return process.exit(1);
});
void database.lost.then(async (reason) => {
  console.log(`lost: ${reason}`);
  const again = () =>
    database.pool.query('select 1').then(
      () => 'answered',
      () => 'refused',
    );
  console.log(`afterwards: ${await again()}, ${await again()}`);
  await database.close();
  process.exit(1);
});
await database.pool.query('create table if not exists kept (n integer primary key, filling text not null)');
const { rows } = await database.pool.query<{ next: number }>('select coalesce(max(n), 0) + 1 as next from kept');
console.log(`open at: ${rows[0]?.next}`);
for (let n = rows[0]?.next ?? 1; ; n += 1) {
  await database.pool
    .query("insert into kept select $1::int, string_agg(md5(($1::int * 1000 + i)::text), '') from generate_series(1, 600) i", [n])
    // Unconfirmed rows are not printed; the connection loss is reported above.
    .catch(() => new Promise(() => {}));
  console.log(`kept: ${n}`);
}
