// Every page is prerendered, so that any static host can serve it. The player's own data are named in the
// query and read in the browser.
export const prerender = true;
export const trailingSlash = 'always';
