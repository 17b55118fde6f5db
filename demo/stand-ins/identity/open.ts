import { createFacebook, createGoogle, type SignInStandIns } from '#accounts/server/door.ts';
import { standInRoutes } from './routes.ts';

/** Google and Facebook as the site's providers, calling the stand-in within the process. */
export const openProviders: SignInStandIns = async (app, parts) => {
  const { fetch, google, facebook } = standInRoutes(app, parts);
  return {
    google: createGoogle({ settings: google, fetch, redirectUri: parts.redirectUri('google') }),
    facebook: createFacebook({ settings: facebook, fetch, redirectUri: parts.redirectUri('facebook') }),
  };
};
