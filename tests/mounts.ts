import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const mounted = new Set<string>();

/** Mounts something at a folder, by default a small disk in memory. Answers false where this user may not mount. */
export function mount(options: string, folder: string, source = 'none', type = 'tmpfs'): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', [...(type ? ['-t', type] : []), '-o', options, source, folder], { stdio: 'ignore' });
    mounted.add(folder);
    return true;
  } catch {
    return false;
  }
}

export const remount = (options: string, folder: string): void =>
  void execFileSync('mount', ['-o', `remount,${options}`, folder]);

export function unmount(folder: string): void {
  execFileSync('umount', ['-l', folder]);
  mounted.delete(folder);
}

/** For `afterEach`. */
export const unmountAll = (): void => mounted.forEach(unmount);

function isAllowed(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-may-mount-'));
  const may = mount('size=1m', folder);
  if (may) unmount(folder);
  rmSync(folder, { recursive: true, force: true });
  return may;
}

export const mayMount = isAllowed();
export const ifMounted = (title: string): string => (mayMount ? title : `${title} (not shown here: this user may not mount)`);
