/** Not `next/image`: the files are ready in all sizes and kinds, so nothing is left for it to do. */
export function Poster({ name, sizes, isFirst }) {
  const files = (kind) => `/posters/${name}_tablet.${kind} 640w, /posters/${name}.${kind} 1280w`;
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <img
        src={`/posters/${name}.jpg`}
        srcSet={files('jpg')}
        sizes={sizes}
        alt=""
        width="1280"
        height="720"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
