// Every page is prerendered, so that any host of static files serves it; what is the player's own is
// named in the query and read in the browser.
export const prerender = true;
export const trailingSlash = 'always';
