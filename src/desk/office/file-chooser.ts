import { createContext, type ReactNode } from 'react';

/** Draws a button that opens the files and says which one was chosen, by its address. */
export type DrawFileChooser = (props: {
  readonly kind: 'image' | 'any';
  readonly onChoose: (address: string) => void;
}) => ReactNode;

/** The slot for it: the room of files is to the right of this one, so the shell fills it. */
export const FileChooserContext = createContext<DrawFileChooser | null>(null);
