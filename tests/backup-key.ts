import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Encrypter, generateX25519Identity } from 'age-encryption';

/** age's work factor is 2 to the power of this; usually 18, a second for each command that opens backups. */
const quickly = 2;

/** Gives a folder for backups a key that the passphrase opens at once. */
export async function giveQuickKey(folder: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(quickly);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'key.age'), await encrypter.encrypt(await generateX25519Identity()));
}
