import { mount, unmount } from 'svelte';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import DialogOf from '../../../tests/gallery/DialogOf.svelte';
import { loadArmies, type Shown } from '../../../tests/gallery/armies.ts';
import { solvingByHand } from '../../../tests/solving-by-hand.ts';
import { speakGerman } from '../../../tests/speak-german.ts';
import type { Roster } from '#schema';
import type { Solved, SolvingAnswer } from '../../workers/solving/messages.ts';
import type { OpenDialog } from '../editing/index.ts';

// Only a build has the script of the worker; here a test speaks for it.
vi.mock(import('../../platform/solving-worker.ts'), () => ({
	startSolving: () => new Worker('solving')
}));

type State = Solved['state'];
type Language = 'en' | 'de';

/** What is said of each state. */
const said: Readonly<Record<State, Readonly<Record<Language, string>>>> = {
	'proved best': {
		en: 'Proved: no legal list fits better.',
		de: 'Bewiesen: Keine gültige Liste passt besser.'
	},
	'best of what was offered': {
		en: 'The best of the usual ways to field each unit.',
		de: 'Die beste aus den üblichen Aufstellungen jeder Einheit.'
	},
	'best found': {
		en: 'The best that was found. There may be better ones.',
		de: 'Die beste gefundene. Es kann bessere geben.'
	},
	'none found': {
		en: 'No legal list was found. There may be one.',
		de: 'Es wurde keine gültige Liste gefunden. Es kann eine geben.'
	},
	'nothing legal exists': {
		en: 'There is no legal list, whatever is added.',
		de: 'Es gibt keine gültige Liste, was auch hinzukommt.'
	}
};
const states = Object.keys(said) as readonly State[];
const start: Readonly<Record<Language, string>> = {
	en: 'Complete the list',
	de: 'Liste vervollständigen'
};
const done: SolvingAnswer = { kind: 'done' };

let shown: Shown;

beforeAll(async () => {
	shown = (await loadArmies()).full;
});

/** Opens a dialog in which lists are looked for. */
function open(dialog: OpenDialog) {
	const opened = mount(DialogOf, { target: document.body, props: { shown, dialog } });
	let isOpen = true;
	const close = async (): Promise<void> => {
		if (isOpen) await unmount(opened);
		isOpen = false;
	};
	onTestFinished(close);
	return { dialog: page.getByRole('dialog'), close };
}

/** Opens the dialog in which a list is completed, and starts it. */
async function complete(language: Language = 'en') {
	const opened = open({ kind: 'complete' });
	await opened.dialog.getByRole('button', { name: start[language] }).click();
	return opened;
}

/** Says exactly this. */
function says(what: Locator, text: string): Promise<void> {
	return expect.poll(() => what.element().textContent.trim()).toBe(text);
}

/** A list that was found: with one unit more for each of these entries. */
function found(roster: Roster, more: readonly string[], known: Partial<Solved> = {}): Solved {
	const added = more.map((entry, at) => ({ id: `new-${at}`, entry }));
	const units = [...roster.units, ...added];
	return { roster: { ...roster, units }, state: 'best found', isOther: false, ...known };
}

/** A worker that has found these lists, and says so when it is asked. */
function findingAll(lists: (roster: Roster) => readonly Solved[]) {
	return solvingByHand(({ roster }) => [{ kind: 'found', lists: lists(roster) }, done]);
}

/** Each state is said where a list is completed and where it is fixed, and no other beside it. */
function saysEachState(language: Language): void {
	const cases = states.flatMap((state) => [
		{ state, kind: 'complete' as const },
		{ state, kind: 'fix' as const }
	]);
	test.each(cases)('$state ($kind)', async ({ state, kind }) => {
		const isNothing = state === 'none found' || state === 'nothing legal exists';
		solvingByHand(({ roster }) => [
			isNothing
				? { kind: 'none', state }
				: { kind: 'found', lists: [found(roster, ['halberdiers'], { state })] },
			done
		]);
		const { dialog } = kind === 'fix' ? open({ kind }) : await complete(language);
		await expect.element(dialog).toHaveTextContent(said[state][language]);
		for (const other of states)
			if (other !== state)
				await expect.element(dialog).not.toHaveTextContent(said[other][language]);
		expect(dialog.getByRole('article').elements()).toHaveLength(isNothing ? 0 : 1);
	});
}

describe('what is known of what was found', () => {
	saysEachState('en');
});

describe('the same in German', () => {
	speakGerman();
	saysEachState('de');

	test('fewer lists than are wanted', async () => {
		findingAll((roster) => [found(roster, ['halberdiers'])]);
		const { dialog } = await complete('de');
		await expect
			.element(dialog.getByRole('status').first())
			.toHaveTextContent(
				'1 Liste gefunden. Eine weitere, die sich genug unterscheidet, wurde nicht gefunden.'
			);
	});

	test('a list to which nothing can be added', async () => {
		findingAll((roster) => [found(roster, [])]);
		const { dialog } = await complete('de');
		await expect
			.element(dialog.getByRole('status').first())
			.toHaveTextContent(
				/^Es wurde nichts gefunden, was noch passt: Die Liste bleibt bei \d+ von 2000 Punkten\.$/
			);
	});
});

describe('how many lists there are', () => {
	const [one, two, three] = [['halberdiers'], ['crossbowmen'], ['knights']];
	const of = (roster: Roster, ...all: readonly (readonly string[])[]): readonly Solved[] =>
		all.map((more, at) => found(roster, more, { state: 'proved best', isOther: at > 0 }));

	test.each([
		{ lists: [one], text: 'Found 1 list. No other that differs enough was found.' },
		{ lists: [one, two], text: 'Found 2 lists. No other that differs enough was found.' },
		{ lists: [one, two, three], text: 'Found 3 lists.' }
	])('$lists.length', async ({ lists, text }) => {
		findingAll((roster) => of(roster, ...lists));
		const { dialog } = await complete();
		await says(dialog.getByRole('status').first(), text);
		expect(dialog.getByRole('article').elements()).toHaveLength(lists.length);
	});

	test('those after the first are proved best of those that differ as much', async () => {
		findingAll((roster) => of(roster, one, two));
		const { dialog } = await complete();
		const lists = dialog.getByRole('article');
		await expect.element(lists.nth(0)).toHaveTextContent(said['proved best'].en);
		await expect
			.element(lists.nth(1))
			.toHaveTextContent('Proved: no legal list that differs as much fits better.');
	});

	test('none where the list stays as it is: that is said, and nothing can be taken', async () => {
		findingAll((roster) => of(roster, []));
		const { dialog } = await complete();
		await expect
			.element(dialog.getByRole('status').first())
			.toHaveTextContent(
				/^Nothing else was found that fits: the list stays at \d+ of 2000 points\.$/
			);
		expect(dialog.getByRole('article').elements()).toHaveLength(0);
	});

	test('of a list that is legal already nothing is changed', async () => {
		findingAll((roster) => of(roster, []));
		const { dialog } = open({ kind: 'fix' });
		await says(dialog.getByRole('status').first(), 'The list is legal as it is.');
	});
});

describe('where nothing legal exists', () => {
	/** The first unit, and two that are alike. */
	const staying = ({ units: [first, ...others] }: Roster): readonly string[] =>
		[first, ...others.filter(({ entry }) => entry === 'crossbowmen').slice(0, 2)].flatMap(
			(unit) => unit?.id ?? []
		);

	test('the units and rules that leave nothing are named, with the place in the book', async () => {
		solvingByHand(({ roster }) => [
			{
				kind: 'none',
				state: 'nothing legal exists',
				reasons: { rules: ['limit-halberdiers'], units: staying(roster) }
			},
			done
		]);
		const { dialog } = await complete();
		await expect.element(dialog).toHaveTextContent('These cannot all hold:');
		const reasons = dialog.getByRole('listitem');
		await expect.element(reasons.nth(0)).toHaveTextContent('Ulric’s Own stays as it is.');
		await expect.element(reasons.nth(1)).toHaveTextContent('2 Crossbowmen stay as they are.');
		await expect
			.element(reasons.nth(2))
			.toHaveTextContent(/^Halberdiers: minimum 2 per .* Warmaster Armies, Empire$/);
	});
});

describe('a search that is stopped', () => {
	test('says so, keeps what was found, and ends its worker', async () => {
		const asked = solvingByHand();
		const { dialog } = await complete();
		const status = dialog.getByRole('status').first();
		await expect.element(status).toHaveTextContent('Looking for legal lists …');
		const [worker] = asked;
		const { roster } = shown;
		worker?.say({ kind: 'found', lists: [found(roster, ['halberdiers'])] });
		await expect.element(status).toHaveTextContent('Found 1 list. Looking for others …');
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await says(status, 'Cancelled. Found 1 list.');
		expect(worker?.isEnded).toBe(true);
		worker?.say({ kind: 'found', lists: [found(roster, []), found(roster, ['crossbowmen'])] });
		await says(status, 'Cancelled. Found 1 list.');
	});

	test('by closing the dialog ends its worker as well', async () => {
		const asked = solvingByHand();
		const { close } = await complete();
		await expect.poll(() => asked).toHaveLength(1);
		await close();
		expect(asked[0]?.isEnded).toBe(true);
	});

	test('by keeping another unit as it is forgets what was found without it', async () => {
		const asked = findingAll((roster) => [found(roster, ['halberdiers'])]);
		const { dialog } = open({ kind: 'fix' });
		const lists = dialog.getByRole('article');
		await expect.element(lists).toBeVisible();
		await dialog.getByText('Keep as they are').click();
		// Without the app's styles it has no size that could be clicked.
		const first = dialog.getByRole('checkbox', { name: 'Ulric’s Own' });
		await expect.element(first).toBeInTheDocument();
		first.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
		await expect.element(lists).not.toBeInTheDocument();
		await dialog.getByRole('button', { name: 'Look again' }).click();
		await expect.element(lists).toBeVisible();
		const [, again] = asked;
		expect(again?.order.task).toEqual({
			kind: 'fix',
			pinned: new Set([shown.roster.units[0]?.id])
		});
	});
});

describe('what could not be looked for', () => {
	const notLoaded =
		'Nothing could be looked for: this browser did not load the solver. It needs the network the first time it is used.';
	const alert = () => page.getByRole('dialog').getByRole('alert');

	test('as the worker could not be fetched', async () => {
		const asked = solvingByHand();
		await complete();
		await expect.poll(() => asked).toHaveLength(1);
		asked[0]?.dispatchEvent(new Event('error'));
		await says(alert(), notLoaded);
	});

	test('as the worker could not fetch the solver', async () => {
		solvingByHand(() => [{ kind: 'no solver' }]);
		await complete();
		await says(alert(), notLoaded);
	});

	test.each(['fix', 'replace'] as const)('as no worker can be started (%s)', async (kind) => {
		vi.stubGlobal('Worker', undefined);
		onTestFinished(() => void vi.unstubAllGlobals());
		open(kind === 'fix' ? { kind } : { kind, unit: shown.roster.units[0]?.id ?? '' });
		await expect.element(alert()).toHaveTextContent(/^Nothing could be looked for: /);
	});
});
