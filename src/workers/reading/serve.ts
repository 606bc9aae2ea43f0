import { fetchLanguage } from '../../i18n/languages.ts';
import { locale, speak } from '../../i18n/base/words.ts';
import { messageOf } from '../../platform/message-of.ts';
import { inParts } from '../../platform/in-parts.ts';
import type { Answer, AnyJob, Order, Question } from './messages.ts';
import type { PageData } from './page-data.ts';
import type { EventPack, Sentences } from '#schema';
import type { NamedArmy, NamedSystem, PackSource } from '../../packs/port.ts';

/** Asks the page, and waits for the answer. @throws if the page cannot load what is asked for */
type Ask = (question: Question) => Promise<unknown>;

/** A way to the page. */
export interface Channel {
	postMessage(answer: Answer): void;
	addEventListener(kind: 'message', hear: (event: MessageEvent<Order>) => void): void;
}

/** Who waits for an answer of the page. */
interface Waiting {
	readonly resolve: (value: unknown) => void;
	readonly reject: (error: Error) => void;
}

type JobOrder = Extract<Order, { kind: 'job' }>;

/** Does a job. */
export type Doing<J extends AnyJob> = (
	job: J,
	data: PageData,
	onprogress: (done: number, all: number) => void
) => Promise<unknown>;

/** Does the jobs that come along a channel from the page. */
export function serve<J extends AnyJob>(channel: Channel, doing: Doing<J>): void {
	const waiting = new Map<number, Waiting>();
	let asked = 0;
	const ask: Ask = (question) =>
		new Promise((resolve, reject) => {
			const number = (asked += 1);
			waiting.set(number, { resolve, reject });
			channel.postMessage({ kind: 'question', number, question });
		});
	let pageData: PageData | undefined;
	channel.addEventListener('message', ({ data }) => {
		if (data.kind === 'job') {
			pageData ??= pageDataFrom(ask, data.systems);
			void work(data, pageData, channel, doing as Doing<AnyJob>);
			return;
		}
		const answer = waiting.get(data.question);
		waiting.delete(data.question);
		if (data.kind === 'answered') answer?.resolve(data.value);
		else answer?.reject(new Error(data.message));
	});
}

async function work(
	{ id, job, language }: JobOrder,
	pageData: PageData,
	channel: Channel,
	doing: Doing<AnyJob>
): Promise<void> {
	try {
		// This file has its own copy of the messages, which it switches to the page's language.
		if (language !== locale()) speak({ code: language, words: await fetchLanguage(language) });
		const onprogress = (done: number, all: number): void =>
			channel.postMessage({ kind: 'progress', id, done, all });
		const { parts, rest } = inParts(await doing(job, pageData, onprogress));
		for (const part of parts) channel.postMessage({ kind: 'part', id, ...part });
		channel.postMessage({ kind: 'done', id, result: rest });
	} catch (error) {
		channel.postMessage({ kind: 'failed', id, message: messageOf(error) });
	}
}

/** The data of the page, each asked for once, and its event packs as they are whenever they are asked for. */
function pageDataFrom(ask: Ask, systems: readonly string[]): PageData {
	const known = new Map<string, Promise<unknown>>();
	const once = async (question: Question): Promise<unknown> => {
		const key = JSON.stringify(question);
		const asking = known.get(key) ?? ask(question);
		known.set(key, asking);
		// What did not load may load later.
		asking.catch(() => known.delete(key));
		return asking;
	};
	const packs: PackSource = {
		systemIds: () => systems,
		armyIds: async (system) => (await once({ kind: 'army-ids', system })) as readonly string[],
		systems: async () => (await once({ kind: 'systems' })) as readonly NamedSystem[],
		armies: async (system) => (await once({ kind: 'armies', system })) as readonly NamedArmy[],
		pack: async (system, army) =>
			(await once({ kind: 'pack', system, army })) as Awaited<ReturnType<PackSource['pack']>>
	};
	return {
		packs,
		events: async () => (await ask({ kind: 'events' })) as readonly EventPack[],
		sentences: async (system, language) =>
			(await once({ kind: 'sentences', system, language })) as Sentences | undefined
	};
}
