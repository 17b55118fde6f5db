/** The item at an index of a list, wrapping around at its ends, as on a closed curve. The list must not be empty. */
export const around = <T>(list: readonly T[], place: number): T => {
  const item = list.at(place % list.length);
  if (item === undefined) throw new RangeError(`Nothing at ${place} of ${list.length}`);
  return item;
};
