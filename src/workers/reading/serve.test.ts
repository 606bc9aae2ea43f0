import { afterEach, expect, test } from 'vitest';
import { openPacks } from '../../cli/packs.ts';
import { fromParts, type Part } from '../../platform/in-parts.ts';
import type { Answer, Job, Order, Question } from './messages.ts';
import { doReading } from './reading-jobs.ts';
import { serve, type Channel } from './serve.ts';

const packs = openPacks('data').source;

/** A page that has jobs done, and tells what it is asked. */
class Page {
	readonly asked: string[] = [];
	readonly #channel = new MessageChannel();
	readonly #done = new Map<number, (result: unknown) => void>();
	readonly #parts: Part[] = [];
	#jobs = 0;

	constructor() {
		const { port1, port2 } = this.#channel;
		const channel: Channel = {
			postMessage: (answer) => port2.postMessage(answer),
			addEventListener: (_, hear) =>
				port2.addEventListener('message', (event) => hear(event as MessageEvent<Order>))
		};
		serve(channel, doReading);
		port2.start();
		port1.addEventListener('message', (event) => void this.#hear((event as { data: Answer }).data));
		port1.start();
	}

	do(job: Job): Promise<unknown> {
		const id = (this.#jobs += 1);
		this.#send({ kind: 'job', id, job, language: 'en-GB', systems: packs.systemIds() });
		return new Promise((resolve) => this.#done.set(id, resolve));
	}

	close(): void {
		this.#channel.port1.close();
	}

	#send(order: Order): void {
		this.#channel.port1.postMessage(order);
	}

	async #hear(answer: Answer): Promise<void> {
		if (answer.kind === 'question') {
			this.asked.push(answer.question.kind);
			const value = await this.#answerTo(answer.question);
			this.#send({ kind: 'answered', question: answer.number, value });
		} else if (answer.kind === 'part') this.#parts.push(answer);
		else if (answer.kind === 'done') {
			this.#done.get(answer.id)?.(fromParts(this.#parts.splice(0), answer.result));
		} else if (answer.kind === 'failed') this.#done.get(answer.id)?.(answer.message);
	}

	#answerTo(question: Question): unknown {
		switch (question.kind) {
			case 'systems':
				return packs.systems();
			case 'events':
				return [];
			case 'army-ids':
				return packs.armyIds(question.system);
			case 'armies':
				return packs.armies(question.system);
			case 'pack':
				return packs.pack(question.system, question.army);
			case 'sentences':
				return undefined;
		}
	}
}

let page: Page | undefined;
afterEach(() => page?.close());

/** A job is only worth what arrives of it: everything is copied on the way. */
test('a text is read and reviewed with data of the page, each asked for once', async () => {
	page = new Page();
	const text = 'Empire 2000 points, Warmaster\nGeneral - 125\n4 Halberdiers - 180\nSpring Onions';
	const of = { text, from: 'Pasted text' };
	const read = (await page.do({ kind: 'lists', of, isReviewed: true })) as readonly [
		{ readonly text: never; readonly of: object }
	];
	expect(read[0].of).toMatchObject({
		...{ kind: 'certain', system: 'warmaster', army: 'empire' },
		review: { size: 2000, lines: [{}, {}, {}, { state: 'not', text: 'Spring Onions' }] }
	});
	const review = await page.do({
		kind: 'review',
		text: read[0].text,
		system: 'warmaster',
		army: 'empire',
		corrections: { skipped: new Set([4]), aliases: [] },
		size: 1000,
		roster: '00000000-0000-4000-8000-000000000001'
	});
	expect(review).toMatchObject({
		ok: true,
		size: 2000,
		roster: { size: 1000, id: '00000000-0000-4000-8000-000000000001' },
		lines: [{}, {}, { state: 'understood' }, { state: 'skipped' }]
	});
	const once = page.asked.filter((kind) => kind === 'pack');
	expect(once).toHaveLength(1);
});

test('a list of every kind arrives whole', async () => {
	page = new Page();
	const list = {
		system: 'warmaster',
		army: 'Empire',
		size: 1000,
		units: [{ unit: 'Halberdiers', count: 60 }]
	};
	const of = { text: JSON.stringify(list), from: 'x' };
	expect(await page.do({ kind: 'lists', of, isReviewed: true })).toMatchObject([
		{ kind: 'roster', roster: { units: Array.from({ length: 60 }, () => ({})) } }
	]);
	const misspelt = JSON.stringify({ ...list, units: [{ unit: 'Halbadears', count: 2 }] });
	expect(
		await page.do({ kind: 'lists', of: { text: misspelt, from: 'x' }, isReviewed: true })
	).toMatchObject([{ kind: 'text', of: { kind: 'certain', army: 'empire' } }]);
	const event = { eventPack: 1, name: 'Open', system: 'Warmaster', date: '2026-12-05' };
	expect(
		await page.do({
			kind: 'lists',
			of: { text: JSON.stringify({ ...event, constraints: [] }), from: 'x' },
			isReviewed: true
		})
	).toMatchObject([{ kind: 'event', words: { facts: 'Saturday, 5 December 2026' } }]);
});

test('the sentences about every bad roster of a backup arrive', async () => {
	page = new Page();
	const rosters = Array.from({ length: 120 }, () => ({ formatVersion: 1 }));
	const file = new Blob([JSON.stringify({ muster: 1, rosters, versions: [] })]);
	const read = (await page.do({ kind: 'backup', file })) as { readonly faults: readonly string[] };
	expect(read).toMatchObject({ ok: true, rosters: [] });
	expect(read.faults).toHaveLength(120);
});
