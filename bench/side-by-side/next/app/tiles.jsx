import Link from 'next/link';
import { Poster } from './poster.jsx';

export function Tiles({ items }) {
  return (
    <main>
      <h1>{items.length} videos</h1>
      <ul className="tiles">
        {items.map(({ shortid, title, description, poster }, at) => (
          <li key={shortid}>
            <Poster name={poster} sizes="(max-width: 767px) 92vw, 320px" isFirst={at === 0} />
            <h2>
              <Link href={`/watch/${shortid}`}>{title}</Link>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
