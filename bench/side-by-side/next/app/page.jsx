import { items } from './items.mjs';
import { Tiles } from './tiles.jsx';

export default function First() {
  return <Tiles items={items.slice(0, 24)} />;
}
