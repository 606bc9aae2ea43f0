import { sourceText, type ArmyIndex } from '#engine';
import { armyRuleText } from '../../i18n/sentences/rules/army-rule-text.ts';

/** What one part of a book says on what an army may have. */
export interface BookRules {
	/** Where it is printed. */
	readonly source: string;
	readonly rules: readonly string[];
}

/** A rule that can be read two ways, and how it is read unless the player says otherwise. */
export interface BookQuestion {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
	readonly source: string;
}

/**
 * The rules on composition in force, by where they are printed. What rows of the army list say for
 * themselves is in the list.
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

/** The questions of interpretation, each with the default answer. */
export function questionsOf(index: ArmyIndex): readonly BookQuestion[] {
	return [...index.answers.values()].map(({ reading, answer }) => ({
		id: reading.id,
		question: reading.question,
		answer: reading.answers.find(({ id }) => id === answer)?.text ?? answer,
		source: sourceText(index, reading.source)
	}));
}
