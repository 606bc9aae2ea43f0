import { saidAnswers, sourceText, type ArmyIndex } from '#engine';
import { armyRuleText } from '../../i18n/sentences/rules/army-rule-text.ts';

/** The rules of one part of a book on what an army may have. */
export interface BookRules {
	/** Where it is printed. */
	readonly source: string;
	readonly rules: readonly string[];
}

/** A rule with two interpretations, and the default one. */
interface BookQuestion {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
	readonly source: string;
}

/**
 * The composition rules in force, by where they are printed. Limits of single rows are shown in the army list
 * instead.
 */
export function compositionOf(index: ArmyIndex): readonly BookRules[] {
	const { system, army, constraints } = index;
	const stated = new Set([...system.constraints, ...(army.constraints ?? [])].map(({ id }) => id));
	const rules = constraints
		.filter(({ id }) => stated.has(id))
		.map((rule) => ({ source: sourceText(index, rule.source), text: armyRuleText(index, rule) }));
	return [...new Set(rules.map(({ source }) => source))].map((source) => ({
		source,
		rules: [...new Set(rules.filter((rule) => rule.source === source).map(({ text }) => text))]
	}));
}

/** The questions of interpretation, with their default answers. */
export function questionsOf(index: ArmyIndex): readonly BookQuestion[] {
	return saidAnswers(index.answers).map(({ reading, answer }) => ({
		id: reading.id,
		question: reading.question,
		answer: reading.answers.find(({ id }) => id === answer)?.text ?? answer,
		source: sourceText(index, reading.source)
	}));
}
