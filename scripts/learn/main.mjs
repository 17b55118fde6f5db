/** `npm run learn`: what the search learns from examples, anew. */
import './emergencies.mjs';
import './matters.mjs';
