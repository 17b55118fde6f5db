import { createHmac, hkdfSync } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Storage } from '#platform/storage.ts';
import { BackupError } from './errors.ts';
import { bytesOf } from './bytes.ts';

/** Encrypts and decrypts the contents of a repository with its key. */
export type Seal = {
  /** Deterministic names: without the key they reveal nothing about the bytes. */
  nameOf(bytes: Uint8Array): string;
  close(bytes: Uint8Array): Promise<Uint8Array>;
  /** Throws `BackupError` for data encrypted with another key, or modified since. */
  open(bytes: Uint8Array, what: string): Promise<Uint8Array>;
};

/** The file with the key: an age identity, itself encrypted with the passphrase. */
const keyFile = 'key.age';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** The repository's key; null if there is none. Throws `BackupError` for a wrong passphrase. */
export async function findSeal(place: Storage, passphrase: string): Promise<Seal | null> {
  const kept = await bytesOf(place, keyFile);
  return kept && sealWith(await readKey(kept, passphrase));
}

/**
 * Gives an empty repository its key, under the lock of the place: somebody may have made one meanwhile. Throws `BackupError` where
 * backups have lost their key: with another one they could not be read, and would be removed as what nobody needs.
 */
export async function makeSeal(place: Storage, passphrase: string): Promise<Seal> {
  const made = await findSeal(place, passphrase);
  if (made) return made;
  for (const folder of ['backups', 'pieces', 'erasures'])
    for await (const { path } of place.entries(folder))
      throw new BackupError(
        `There are backups, but the file key.age is missing (${path}). Put it back, or name an empty place for new backups.`,
      );
  const identity = await generateX25519Identity();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  await place.write(keyFile, await encrypter.encrypt(identity));
  return sealWith(identity);
}

async function readKey(kept: Uint8Array, passphrase: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    return await decrypter.decrypt(kept, 'text');
  } catch (error) {
    throw new BackupError('BACKUP_PASSPHRASE does not open these backups: it is another one, or key.age was changed.', {
      cause: error,
    });
  }
}

async function sealWith(identity: string): Promise<Seal> {
  const recipient = await identityToRecipient(identity);
  const naming = Buffer.from(hkdfSync('sha256', identity, '', 'sprechstunde backup: names of pieces', 32));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    nameOf: (bytes) => createHmac('sha256', naming).update(bytes).digest('hex'),
    close: async (bytes) => {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return encrypter.encrypt(await compress(bytes));
    },
    open: async (bytes, what) => {
      try {
        return await decompress(await decrypter.decrypt(bytes));
      } catch (error) {
        throw new BackupError(`The backup is damaged: ${what} was changed or cut off.`, { cause: error });
      }
    },
  };
}
