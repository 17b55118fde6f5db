import type { CategoryPage, Coaching, Page, Partner, Playlist, Project, Retreat, Video } from '#catalog/contract.ts';
import {
  CategoryView,
  CoachingPage,
  FaqPage,
  MetaPage,
  PartnerPage,
  PartnersPage,
  PlaylistPage,
  PresenterPage,
  ProjectPage,
  RetreatPage,
  SectionPage,
} from '#catalog/site/door.tsx';
import { useOwnCourse, useOwnPlaylist } from '#courses/site/door.ts';

/** What a page gets: what its loader found. */
type Of<Data> = { readonly data: Data };

export type PresenterData = {
  readonly projects: readonly Project[];
  readonly coachings: readonly Coaching[];
  readonly retreats: readonly Retreat[];
};

/** What is new in a section, and what is much seen on the whole site. */
export type SectionData = { readonly newest: readonly Playlist[]; readonly trending: readonly Video[] };

export const Health = ({ data }: Of<SectionData>) => <SectionPage section="health" {...data} />;
export const Feelgood = ({ data }: Of<SectionData>) => <SectionPage section="feelgood" {...data} />;
export const Category = ({ data }: Of<CategoryPage>) => <CategoryView page={data} />;
export const Partners = ({ data }: Of<readonly Partner[]>) => <PartnersPage partners={data} />;
export const PartnerDetail = ({ data }: Of<Partner>) => <PartnerPage partner={data} />;
export const Presenter = ({ data }: Of<PresenterData>) => <PresenterPage {...data} />;
export const CoachingDetail = ({ data }: Of<Coaching>) => <CoachingPage coaching={data} own={useOwnCourse(data)} />;
export const RetreatDetail = ({ data }: Of<Retreat>) => <RetreatPage retreat={data} />;
export const ProjectDetail = ({ data }: Of<Project>) => <ProjectPage project={data} />;
export const PlaylistDetail = ({ data }: Of<Playlist>) => <PlaylistPage key={data.id} playlist={useOwnPlaylist(data)} />;
export const Faq = ({ data }: Of<Page>) => <FaqPage page={data} />;
export const Meta = ({ data }: Of<Page>) => <MetaPage page={data} />;

export { heads } from './page-heads.ts';
