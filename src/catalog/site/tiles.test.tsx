import { describe, expect, test } from 'vitest';
import { CheckoutPlaylistCard } from './checkout-playlist-card.tsx';
import { PlaylistTeaser } from './playlist-teaser.tsx';
import { NewTeaser, TrendingTeaser } from './shelf-teasers.tsx';
import { VideoTile } from './video-tile.tsx';
import { PartnerCard } from './partner-card.tsx';
import { render, textOf } from './render-page.tsx';
import { bergluft, playlist, playlists, video, videos } from '../../../tests/sample-entries.ts';
import { coaching, partner } from '../../../tests/sample-pages.ts';

describe('video tile', () => {
  test('S2.38 shows topline, title and duration', () => {
    expect(textOf(render(<VideoTile video={video()} />))).toBe('Atemwege Was beim Husten hilft 12:30 Min');
    expect(textOf(render(<VideoTile video={video({ duration: '01:02:03' })} />))).toContain('1:02:03 Std.');
  });

  test('S2.38 play is a link to the watch page that is named after the title', () => {
    expect(render(<VideoTile video={video()} playlist="p1abc" />)).toMatch(
      /<a[^>]* href="\/watch\/v1abc\/playlist\/p1abc"[^>]*>Was beim Husten hilft<\/a>/,
    );
    expect(render(<VideoTile video={video()} coaching="c1abc" />)).toContain('href="/watch/v1abc/coaching/c1abc"');
    expect(render(<VideoTile video={video()} />, '/en')).toContain('href="/en/watch/v1abc"');
  });

  test("S2.36 a daily's subtitle is 'Daily DD.MM' instead of the topline", () => {
    const text = textOf(render(<VideoTile video={video({ start: '21.11.2026 06:00' })} daily />));
    expect(text).toContain('Daily 21.11');
    expect(text).not.toContain('Atemwege');
  });

  test('S15.2 partner content says so before anything else', () =>
    expect(textOf(render(<VideoTile video={video({ partner: bergluft })} />))).toMatch(/^Anzeige /));

  test('S6.1 a protected video says whom it is for', () => {
    expect(textOf(render(<VideoTile video={video({ protection: 'exclusive' })} />))).toContain('Nur für Mitglieder');
    expect(textOf(render(<VideoTile video={video({ protection: 'coaching' })} />))).toContain('Teil eines Kurses');
    expect(render(<VideoTile video={video()} />)).not.toContain('Nur für');
  });

  test('S1.7 a German text on an English page is marked', () => {
    expect(render(<VideoTile video={video()} />, '/en')).toMatch(/lang="de"[^>]*><a/);
    expect(render(<VideoTile video={video({ lang: 'en' })} />, '/en')).not.toContain('lang=');
    expect(render(<VideoTile video={video()} />)).not.toContain('lang=');
  });
});

const teaser = (props: Partial<Parameters<typeof PlaylistTeaser>[0]> & { of?: Parameters<typeof playlist>[0] }) => {
  const { of, ...rest } = props;
  return render(<PlaylistTeaser playlist={playlist(of)} size="l" {...rest} />);
};

describe('playlist teaser', () => {
  test('S2.36 every size has the title as a link to the playlist, and its videos', () => {
    for (const size of ['xl', 'l', 'm', 's'] as const) {
      const html = teaser({ size });
      expect(html, size).toMatch(/<h2[^>]*><a[^>]* href="\/playlist\/husten"/);
      expect(html, size).toContain('/watch/vid0/playlist/p1abc');
    }
  });

  test('S2.36 xl is a slider or a list', () => {
    expect(teaser({ size: 'xl' })).toContain('data-form="slider"');
    expect(teaser({ size: 'xl', of: { xl_type: 'list' } })).toContain('data-form="list"');
  });

  test('S2.36 l is of type normal, center or color', () => {
    for (const type of ['normal', 'center', 'color'] as const)
      expect(teaser({ of: { l_type: type } })).toContain(`data-type="${type}"`);
  });

  test("S2.36 'trending' is marked for its blue ground and has large tiles", () => {
    const html = teaser({ modifier: 'trending' });
    expect(html).toContain('data-modifier="trending"');
    expect(html).toMatch(/<article[^>]* data-size="l"/);
    expect(html).not.toMatch(/<article[^>]* data-size="[ms]"/);
  });

  test("S2.36 'daily' dates its videos in every size", () => {
    for (const size of ['xl', 'l', 'm', 's'] as const) {
      expect(teaser({ size, modifier: 'daily', of: { videos: [video({ start: '03.09.2026 06:00' })] } }), size).toContain(
        'Daily 03.09',
      );
    }
  });

  test('S2.36 S15.2 a partner playlist names the partner first and leads to it', () => {
    for (const size of ['xl', 'l', 'm', 's'] as const) {
      const html = teaser({ size, of: { partners: [bergluft], videos: [] } });
      expect(textOf(html), size).toMatch(/^Anzeige · Partnerinhalt: Bergluft-Stiftung /);
      expect(html, size).toMatch(/href="\/partner\/bergluft".*Zum Partner/s);
    }
    expect(teaser({})).not.toContain('Zum Partner');
  });

  test('S2.36 S6.3 the download is there for owners alone, with its label or the usual one', () => {
    expect(teaser({})).not.toContain('Download');
    expect(textOf(teaser({ of: { download: '/asset/x/download/a.pdf' } }))).toContain('Download');
    expect(textOf(teaser({ of: { download: '/asset/x/download/a.pdf', download_label: 'Schlaftagebuch' } }))).toContain(
      'Schlaftagebuch',
    );
  });

  test('S4.11 the corner tag is said in words', () => {
    expect(textOf(teaser({ of: { exclusive: true } }))).toContain('Exklusiv');
    expect(textOf(teaser({ of: { type: 'coaching' } }))).toContain('Kostenpflichtig');
    expect(textOf(teaser({ of: { type: 'coaching', purchase_status: 'succeeded' } }))).toContain('Erworben');
    expect(textOf(teaser({ of: { type: 'coaching', purchase_status: 'processing' } }))).toContain('In Bearbeitung');
  });
});

test('S2.37 the new teaser lists the newest playlists, the trending one the most viewed videos; neither is ever empty', () => {
  expect(textOf(render(<NewTeaser playlists={playlists(2)} />))).toMatch(/^Neu für Dich .*Liste 0.*Liste 1/);
  expect(textOf(render(<TrendingTeaser videos={videos(2)} />))).toMatch(
    /^Meistgesehen in den letzten 14 Tagen .*Video 0.*Video 1/,
  );
  expect(render(<NewTeaser playlists={[]} />)).toBe('');
  expect(render(<TrendingTeaser videos={[]} />)).toBe('');
});

test('S15.2 a partner card says so first', () =>
  expect(textOf(render(<PartnerCard partner={partner()} />))).toMatch(/^Anzeige Bergluft-Stiftung/));

describe('checkout playlist card', () => {
  const trailers = [video({ shortid: 'trailer1', title: 'Vorab' })];

  test('S2.42 S4.10 a coaching with trailers has its own headline and plays the first', () => {
    const html = render(<CheckoutPlaylistCard coaching={coaching({ trailers })} />);
    expect(html).toContain('Das erwartet Dich im Coaching');
    expect(html).toContain('href="/watch/trailer1/coaching/schlaf30"');
  });

  test('S2.42 S4.10 without trailers it shows the title and, while links are off, leads nowhere', () => {
    const html = render(<CheckoutPlaylistCard coaching={coaching()} />);
    expect(html).toContain('>Besser schlafen<');
    expect(html).not.toContain('href=');
  });

  test('S4.10 once purchased it leads to the coaching', () =>
    expect(render(<CheckoutPlaylistCard coaching={coaching({ trailers })} purchaseStatus="succeeded" />)).toContain(
      'href="/mein-dr-muster/coaching/besser-schlafen"',
    ));
});
