/**
 * The phonetic code of a folded word by the Kölner Phonetik (Hans Joachim Postel, "Die Kölner Phonetik", IBM-Nachrichten 19,
 * 1969): words that sound alike have the same digits.
 */
export function soundOf(word: string): string {
  const codes: string[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const code = codeOf(word.charAt(at), at === 0 ? '' : word.charAt(at - 1), word.charAt(at + 1));
    for (const digit of code) if (digit !== codes.at(-1)) codes.push(digit);
  }
  return codes.filter((digit, at) => digit !== '0' || at === 0).join('');
}

const simple: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('aeijouy', (vowel) => [vowel, '0'])),
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
};

function codeOf(letter: string, before: string, after: string): string {
  switch (letter) {
    case 'p':
      return after === 'h' ? '3' : '1';
    case 'd':
    case 't':
      return /[csz]/.test(after) ? '8' : '2';
    case 'x':
      return /[ckq]/.test(before) ? '8' : '48';
    case 'c':
      return codeOfC(before, after);
    default:
      return simple[letter] ?? '';
  }
}

function codeOfC(before: string, after: string): string {
  if (before === '') return /[ahkloqrux]/.test(after) ? '4' : '8';
  if (/[sz]/.test(before)) return '8';
  return /[ahkoqux]/.test(after) ? '4' : '8';
}
