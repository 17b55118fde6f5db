import { createContext, type ReactNode } from 'react';

/** Renders a button that opens the file picker and reports the selected file by its address. */
export type DrawFileChooser = (props: {
  readonly kind: 'image' | 'any';
  readonly onChoose: (address: string) => void;
}) => ReactNode;

/** Slot for the file picker: the media room comes after this one, so the shell fills it. */
export const FileChooserContext = createContext<DrawFileChooser | null>(null);
