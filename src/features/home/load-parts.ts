/** What home loads late. Two imports, as Kit adds the styles of every direct one to the page. */
export const loadLate = () => import('./index.ts');
