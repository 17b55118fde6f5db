import { createContext, type ComponentType } from 'react';

/** A button that opens the files and says which one was chosen, by its address. */
export type FileChooser = ComponentType<{
  readonly kind: 'image' | 'any';
  readonly onChoose: (address: string) => void;
}>;

/** The slot for it: the room of files is to the right of this one, so the shell fills it. */
export const FileChooserContext = createContext<FileChooser | null>(null);
