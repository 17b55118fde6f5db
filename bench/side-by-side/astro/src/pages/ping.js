export const GET = () => new Response('pong');
