// Nothing is drawn beforehand: the page needs the data of armies.
export const ssr = false;
export const prerender = false;
