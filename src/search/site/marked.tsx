import { Fragment } from 'react';
import type { Marks } from '../contract.ts';
import { piecesOf } from './marks.ts';

/** A text with what matches marked (S12.6). */
export const Marked = ({ text, marks }: { text: string; marks: Marks }) =>
  piecesOf(text, marks).map((piece, place) =>
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no name but their place
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : <Fragment key={place}>{piece.text}</Fragment>,
  );
