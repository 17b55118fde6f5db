import { screenOf, type EntityScreen } from '#desk/office/door.tsx';
import { ClipField, DownloadField } from '#media/office/door.tsx';
import { daily, yogadaily } from '../entities/daily.ts';
import { coaching, retreat } from '../entities/offers.ts';
import { item, metaPage, module, partner, project } from '../entities/pages.ts';
import { playlist } from '../entities/playlist.ts';
import { tag } from '../entities/tag.ts';
import { video } from '../entities/video.ts';
import { BlockPreview } from './block-preview.tsx';

const content = { group: 'content' } as const;
const listed = { ...content, isOrdered: true, hasNoPreview: true } as const;
const unseen = { ...content, hasNoPreview: true } as const;
const blocks = { previews: { modules: BlockPreview } } as const;

/** The catalogue's lists and forms. */
export const contentScreens: readonly EntityScreen[] = [
  screenOf(video, { ...content, own: { clip: ClipField, sign: ClipField } }),
  screenOf(playlist, { ...content, isForeseen: true, own: { download_file: DownloadField } }),
  screenOf(daily, unseen),
  screenOf(yogadaily, unseen),
  screenOf(tag, listed),
  screenOf(module, unseen),
  screenOf(partner, { ...content, ...blocks, isOrdered: true }),
  screenOf(metaPage, { ...content, ...blocks, isOrdered: true }),
  screenOf(project, { ...content, ...blocks, isOrdered: true }),
  screenOf(item, { ...listed, ...blocks }),
  screenOf(coaching, { group: 'courses', ...blocks, isOrdered: true }),
  screenOf(retreat, { group: 'courses', ...blocks }),
];
