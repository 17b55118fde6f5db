import { Mark } from '@tiptap/react';

/** Raised or lowered text, as in 10⁹ and CO₂: one excludes the other. */
const shiftedMark = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub', key: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Superscript = shiftedMark('superscript', 'sup', 'Mod-.');
export const Subscript = shiftedMark('subscript', 'sub', 'Mod-,');
