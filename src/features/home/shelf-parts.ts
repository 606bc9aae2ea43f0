/** What comes below the list once the page is at rest, in the order in which it comes. */
export const shelfParts = ['demo', 'strays', 'notice', 'foot'] as const;

/** Whether a part may be there when so many are. */
export function isThere(part: (typeof shelfParts)[number], stage: number): boolean {
	return shelfParts.indexOf(part) < stage;
}
