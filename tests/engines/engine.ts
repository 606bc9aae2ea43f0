import type { Locator, Page } from '@playwright/test';

/** A browser with a profile of its own, and what is done in another way in each engine. */
export interface Browsing {
	/** Its first window. */
	readonly page: Page;
	/** Opens another window of the same profile, and returns its page. */
	readonly openWindow: () => Promise<Page>;
	/** Clicks as a hand does: a page may copy and share then, and at no other time. */
	readonly click: (target: Locator) => Promise<void>;
	/** Pastes into what has the focus, by the keyboard. */
	readonly paste: () => Promise<void>;
	/** Gives the first window another size. */
	readonly resize: (size: Size) => Promise<void>;
	readonly close: () => Promise<void>;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** What is asked of a browser that is started. */
export interface Start {
	/** What relative addresses are relative to. */
	readonly baseURL: string;
	/** Whether the player has told the browser to let no site store anything. */
	readonly isStorageBlocked: boolean;
}

/** A browser engine that the journeys are made in. */
export interface Engine {
	/** How it is installed. */
	readonly packages: string;
	readonly isThere: () => Promise<boolean>;
	readonly start: (start: Start) => Promise<Browsing>;
}

/** The window that a journey begins with. */
export const phone = { width: 390, height: 844 };
