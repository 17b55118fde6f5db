/** The item at a place of a list; places beyond its ends go around, as on a closed curve. The list must not be empty. */
export const around = <T>(list: readonly T[], place: number): T => {
  const item = list.at(place % list.length);
  if (item === undefined) throw new RangeError(`Nothing at ${place} of ${list.length}`);
  return item;
};
