import { kindOfGroup, type ArmyIndex } from '#engine';
import type { Constraint, ConstraintKind, ConstraintOf } from '#schema';
import { problems } from '../../en/problems.ts';
import { ruleWords } from '../../en/parts/rules.ts';
import { verdicts } from '../../en/verdicts.ts';
import { phrases } from '../../en/parts/phrases.ts';
import { calledOf, growsOf } from '../../naming/called.ts';
import { eligibleText } from '../../naming/eligible.ts';
import { numberName } from '../../naming/named.ts';
import { plainSentence } from '../own-sentences.ts';
import { anyButText, selectorText } from '../../naming/selector-text.ts';
import { capital } from './problem-text.ts';
import { forbidText, needText } from './requires-text.ts';
import { bearerText, subjectText, shownAmount } from './rule-parts.ts';
import { amountText, ruleWith, tagName, type Names } from './rule-text.ts';

/** A rule that an army has, in a sentence, whatever is on the roster: by the names of its own rows. */
export function armyRuleText(index: ArmyIndex, rule: Constraint): string {
	const word: Wording<ConstraintKind> | undefined = armySentences[rule.kind];
	const own = plainSentence(index, rule);
	const sentence = own ?? (word && ended(capital(word(rule, index))));
	if (sentence) return `${sentence}${rule.advice ? ruleWords.advice : ''}`;
	const nameOf = (tag: string): string =>
		phrases.noun(kindOfGroup(index, tag)?.name.toLowerCase() ?? tagName(tag));
	// Every rule here is in force for this army.
	const { armies: _, ...plain } = rule;
	const names: Names = {
		words: (of) => selectorText(index, of),
		nameOf,
		growth: (by, base, unlessWith) =>
			problems.growth(growsOf(index, { by, base, many: 0, found: 0, unlessWith }))
	};
	return ruleWith(names, plain, tagName);
}

function ended(text: string): string {
	return text === '' ? '' : `${text}.`;
}

/** A rule of one kind without the full stop; empty where `ruleWith` words it, as its numbers have to be said. */
type Wording<K extends ConstraintKind> = {
	word(rule: ConstraintOf<K>, index: ArmyIndex): string;
}['word'];

/** Kinds that are worded as they are when they are met. */
const armySentences: { readonly [K in ConstraintKind]?: Wording<K> } = {
	carries: (rule, index) =>
		verdicts.carries(
			index.entries.get(rule.option)?.entry.name ?? rule.option,
			eligibleText(index, rule)
		),
	requires: (rule, index) => (rule.needs ? needText(index, rule) : forbidText(index, rule)),
	unique: ({ of, scope, by, except, max, label }, index) => {
		const subject = label ?? selectorText(index, of);
		if (by === 'set') return verdicts.sets(subject, true, except && selectorText(index, except));
		if (max !== undefined) return verdicts.timesOfEach(subject, amountText(max), scope === 'unit');
		return scope === 'unit' ? verdicts.onceEach(subject, true) : verdicts.once(subject, true);
	},
	exclusive: ({ of, on, min, max, label }, index) =>
		verdicts.exclusive(
			subjectText(index, of, label),
			bearerText(index, on),
			{ min: shownAmount(min), max: shownAmount(max) },
			{ isAny: true, isName: label === undefined }
		),
	budget: ({ of, on, max, label }, index) =>
		verdicts.budget(
			subjectText(index, of, label),
			bearerText(index, on),
			typeof max === 'number' ? max : undefined
		),
	rank: ({ role, by, label }, index) => {
		const subject = label ?? calledOf(index, role).names.join();
		return 'number' in by
			? verdicts.highest(capital(subject), numberName(by.number), true)
			: verdicts.first(subject, selectorText(index, by), true);
	},
	groups: ({ group, label, min, max }, index) => {
		const groups = phrases.noun(label ?? kindOfGroup(index, group)?.plural ?? group);
		return `${groups}: ${verdicts.rangeText({ min, max })}`;
	},
	outside: ({ group, of }, index) => {
		const kind = kindOfGroup(index, group);
		const subject = phrases.noun(kind?.outside?.plural ?? kind?.plural ?? group);
		return `${subject}: ${anyButText(index, kind?.of ?? {}, of)}`;
	}
};
