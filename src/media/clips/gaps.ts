/** A packet as `framecrc` writes it: stream, decoding time, presentation time and duration, in the unit of its line `#tb`. */
const packet = /^0, *(-?\d+), *-?\d+, *(\d+),/;
const unit = /^#tb 0: (\d+)\/(\d+)$/;

/** Seconds without a packet that count as a gap: formats for broadcasting have up to a second of sound in one. */
const leastGap = 1;

/** Adds up the gaps of a stream in seconds, also that before its first packet, from the output of `packetArguments`. */
export function createGapMeter() {
  let [rest, seconds, ended, perUnit] = ['', 0, 0, 0];
  const readLine = (line: string): void => {
    const [, num, den] = unit.exec(line) ?? [];
    if (num && den) perUnit = Number(num) / Number(den);
    const [, from, duration] = packet.exec(line) ?? [];
    if (from === undefined) return;
    const gap = Number(from) * perUnit - ended;
    if (gap > leastGap) seconds += gap;
    ended = (Number(from) + Number(duration)) * perUnit;
  };
  return {
    /** Takes the output as it comes. */
    read: (piece: string): void => {
      const lines = (rest + piece).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
    },
    seconds: (): number => seconds,
  };
}
