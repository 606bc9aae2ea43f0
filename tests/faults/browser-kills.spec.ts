import { expect, test, type CDPSession, type Page } from '@playwright/test';
import type { Roster } from '#schema';
import { EditorPage } from '../e2e/pages/editor-page.ts';
import { aFullEmpire, anEmpire, aRow, idOf } from '../e2e/rosters.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { amount, isAll } from '../runs.ts';
import { BrowserProcess, withProfile } from './browser-process.ts';
import { Dice } from './dice.ts';
import { firstSeed } from './seed.ts';
import { pause } from './pause.ts';
import { look, Screen, type Rectangle } from './screen.ts';
import { Finger, type Manner } from './tapping.ts';

/** Milliseconds after which what was on the screen is held to be stored. */
const promised = 100;
const entry = 'Halberdiers';
const cost = 45;

const rosters: Readonly<Record<string, Roster>> = {
	'26 units': aFullEmpire({ size: 5000 }),
	'1,500 units': anEmpire({
		size: 100_000,
		units: Array.from({ length: 1500 }, (_, at) => ({ id: `u${at}`, entry: 'halberdiers' }))
	})
};

const manners: Readonly<Record<string, Manner>> = {
	'rapid taps': { pace: [30, 50], removes: 0 },
	'rapid taps, adding and removing': { pace: [30, 50], removes: 45 },
	'a human pace': { pace: [220, 60], removes: 20 }
};

interface Case {
	readonly rate: number;
	readonly roster: string;
	readonly manner: string;
	/** Milliseconds in the editor before the first tap. */
	readonly rest: number;
}

const cases: readonly Case[] = [1, 4].flatMap((rate) =>
	Object.keys(rosters).flatMap((roster) =>
		Object.keys(manners).flatMap((manner) =>
			[0, 3000].map((rest) => ({ rate, roster, manner, rest }))
		)
	)
);

/** One roster with every run of the tests. */
const few: readonly Case[] = [
	{ rate: 4, roster: '26 units', manner: 'rapid taps, adding and removing', rest: 0 }
];

test.describe.configure({ mode: 'default' });
const tried = isAll ? cases : few;
const times = amount({ all: 1, part: 1 });

for (const one of tried) {
	const { rate, roster, manner, rest } = one;
	const when = rest === 0 ? 'in an editor just opened' : 'later';
	test(`no edit is lost when the browser is killed: CPU ×${rate}, ${roster}, ${manner}, ${when}`, async ({
		page: reader,
		baseURL
	}, { annotations }) => {
		test.setTimeout(600_000 * times);
		for (let time = 0; time < times; time++) {
			const seed = firstSeed() + time;
			await test.step(`FAULTS_SEED=${seed}`, async () => {
				const description = await withProfile((profile) =>
					killWhileTapping(one, { reader, profile, url: baseURL ?? '', dice: new Dice(seed) })
				);
				annotations.push({ type: 'kill', description: description });
			});
		}
	});
}

interface Means {
	/** A page of another browser, which reads pictures. */
	readonly reader: Page;
	readonly profile: string;
	readonly url: string;
	readonly dice: Dice;
}

/** @returns what was tapped, painted and found, in a line */
async function killWhileTapping(
	{ rate, roster: name, manner: how, rest }: Case,
	{ reader, profile, url, dice }: Means
): Promise<string> {
	const [roster, manner] = [rosters[name], manners[how]];
	if (!roster || !manner) throw new Error(`There is no ${name}, ${how}`);
	const first = await BrowserProcess.start(profile);
	await first.page.goto(`${url}robots.txt`);
	await new StoredRows(first.page).put([aRow(roster)]);
	const opened = await openEditor(first.page, url, rate);
	await pause(rest);
	const screen = await Screen.film(opened.session);
	await opened.finger.tapFor(300 + dice.below(2500), manner, dice);
	const killedAt = await first.kill();

	const second = await BrowserProcess.start(profile);
	try {
		const found = await openEditor(second.page, url, 1);
		const more = (found.points - opened.points) / cost;
		const { counts } = opened.finger;
		const painted = screen.lastBy(killedAt - promised);
		const seen = painted && (await countIn(painted, reader, found, more));
		const line = `${counts.length - 1} taps, ${seen ?? 'nothing'} seen, ${more} found`;
		expect(counts, `what is there is nothing that the taps led to: ${line}`).toContain(more);
		if (typeof seen !== 'number') return line;
		expect(counts.slice(counts.indexOf(seen)), `LOST: ${line}`).toContain(more);
		return line;
	} finally {
		await second.kill();
	}
}

interface Opened {
	readonly session: CDPSession;
	readonly finger: Finger;
	/** Where on the screen the total stands. */
	readonly total: Rectangle;
	readonly points: number;
}

async function openEditor(page: Page, url: string, rate: number): Promise<Opened> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	await page.goto(`${url}roster/?id=${idOf(1)}`);
	const { total } = new EditorPage(page);
	await page.getByRole('button', { name: `Add one ${entry}`, exact: true }).waitFor();
	const box = await total.boundingBox();
	if (!box) throw new Error('There is no total');
	return {
		session,
		finger: await Finger.at(page, session, entry),
		total: box,
		points: Number.parseFloat((await total.innerText()).replace(/[^0-9.]*/, ''))
	};
}

/** The most that is looked for on either side: more was lost than anybody taps in a second. */
const maxAway = 15;

/**
 * How many more a picture shows than there were at the start: those that are there are changed until they look
 * the same.
 */
async function countIn(
	picture: string,
	reader: Page,
	{ session, finger, total }: Opened,
	there: number
): Promise<number | undefined> {
	const wanted = await look(reader, picture, total);
	const screen = await Screen.film(session);
	const isSame = async (): Promise<boolean> => {
		await pause(200);
		return screen.last !== undefined && (await look(reader, screen.last, total)) === wanted;
	};
	if (await isSame()) return there;
	for (let more = 1; more <= maxAway; more++) {
		await finger.add();
		if (await isSame()) return there + more;
	}
	for (let less = 1 - maxAway; less <= maxAway; less++) {
		await finger.remove();
		if (await isSame()) return there - less;
	}
	return undefined;
}
