import { notFound } from 'next/navigation';
import { items } from '../../items.mjs';
import { Poster } from '../../poster.jsx';

export const generateStaticParams = () => items.map(({ shortid }) => ({ shortid }));

const find = async (params) => {
  const { shortid } = await params;
  return items.find((item) => item.shortid === shortid);
};

export async function generateMetadata({ params }) {
  const item = await find(params);
  return item ? { title: item.title, description: item.description } : {};
}

export default async function Watch({ params }) {
  const item = await find(params);
  if (!item) notFound();
  return (
    <main>
      <Poster name={item.poster} sizes="(max-width: 1280px) 100vw, 1280px" isFirst />
      <h1>{item.title}</h1>
      <p>{item.description}</p>
      <p>
        <a href={item.url}>Watch it</a>
      </p>
    </main>
  );
}
