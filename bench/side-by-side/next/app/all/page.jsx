import { items } from '../items.mjs';
import { Tiles } from '../tiles.jsx';

export default function All() {
  return <Tiles items={items} />;
}
