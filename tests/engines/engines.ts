import { chromiumEngine } from './chromium.ts';
import type { Engine } from './engine.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

/** The three that all browsers of today are built on. */
export const engines = {
	Chromium: chromiumEngine,
	Firefox: firefoxEngine,
	WebKit: webkitEngine
} satisfies Readonly<Record<string, Engine>>;

export type EngineName = keyof typeof engines;

export const engineNames = Object.keys(engines) as readonly EngineName[];
