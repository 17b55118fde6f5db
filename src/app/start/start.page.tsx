import { NewTeaser, TrendingTeaser } from '#catalog/site/door.tsx';
import { sitePage, type LoadCall } from '#ui/page.ts';
import { Slice } from '#ui/slice.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { SiteApi } from '../api.ts';
import { appTexts } from '../texts.ts';
import { Dailies } from './dailies.tsx';
import { SectionDoors } from './section-doors.tsx';
import { loadStart, type StartData } from './guide-data.ts';
import { Hero, heroPicture } from './hero.tsx';
import { Invitation } from './invitation.tsx';
import { Offers, Partners } from './offers.tsx';
import { OwnStart } from './own-start.tsx';
import { Highlights, Picks } from './picks.tsx';
import { Welcome } from './welcome.tsx';

/** Maximum number of tiles per row: two screens of a large window. The heading links to the rest. */
const most = { dailies: 8, yoga: 6, highlights: 8, newest: 6, trending: 8 };

/**
 * The start page (S2.1): the motto, the notice (S1.6) next to the latest daily, then rows of different layouts. Each part below
 * the first screen is taken over in a slice of its own.
 */
export function StartPage({ content, guide }: StartData) {
  const t = useTexts(appTexts).start;
  const own = content.texts;
  const [stage, ...picks] = content.playlists;
  return (
    <>
      <Hero content={content} />
      <OwnStart daily={content.dailies[0]} />
      <Slice>
        <Invitation key={useLocale()} guide={guide} highlights={content.highlights} />
      </Slice>
      <Slice>
        <Welcome notice={content.notice} daily={content.dailies[0]} />
      </Slice>
      <Slice>
        <Highlights videos={content.highlights.slice(0, most.highlights)} intro={own.highlights} />
      </Slice>
      <Slice>{stage && <Picks playlists={[stage]} size="xl" />}</Slice>
      <Slice>
        <Dailies
          dailies={content.dailies.slice(1, 1 + most.dailies)}
          yoga={content.yogaDailies.slice(0, most.yoga)}
          intro={own.dailies}
        />
      </Slice>
      <Slice>
        <SectionDoors own={own} />
      </Slice>
      <Slice>
        <NewTeaser playlists={content.newest.slice(0, most.newest)} title={t.newest} />
      </Slice>
      <Slice>
        <Picks playlists={picks.slice(0, 1)} size="l" />
      </Slice>
      <Slice>
        <TrendingTeaser videos={content.trending.slice(0, most.trending)} title={t.trending} />
      </Slice>
      <Slice>
        <Picks playlists={picks.slice(1)} size="l" />
      </Slice>
      <Slice>
        <Offers coachings={content.coachings} retreats={content.retreats} own={own} />
      </Slice>
      <Slice>
        <Partners partners={content.partners} intro={own.partners} />
      </Slice>
    </>
  );
}

export const pages = {
  start: sitePage({
    load: ({ api }: LoadCall<SiteApi>) => loadStart(api),
    page: ({ data }) => <StartPage {...data} />,
    head: ({ content: { motto } }, { identity }) => ({
      title: identity.siteName,
      description: motto.text,
      firstPicture: heroPicture,
      feeds: ['atom', 'json'],
    }),
  }),
};
