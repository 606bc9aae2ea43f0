import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** An expression, the file it stands in, and what the parameters around it are. */
export interface SourceNode {
	readonly node: ts.Expression;
	readonly file: ts.SourceFile;
	readonly given: ReadonlyMap<string, SourceNode>;
}

export interface Constant {
	readonly name: string;
	readonly text?: string;
	readonly place: SourceNode;
}

export interface Field {
	readonly name: string;
	readonly text?: string;
	readonly value: SourceNode;
}

const nothing: ReadonlyMap<string, SourceNode> = new Map();

/** Source files, read without compiling them. */
export class Sources {
	readonly #files = new Map<string, ts.SourceFile>();

	/** @throws {Error} if the file has no such constant */
	constant(path: string, name: string): Constant {
		const file = this.#open(path);
		for (const statement of file.statements) {
			if (!ts.isVariableStatement(statement)) continue;
			for (const { name: own, initializer } of statement.declarationList.declarations) {
				if (own.getText() !== name || !initializer) continue;
				const place = { node: initializer, file, given: nothing };
				return { name, ...textAt(statement, file), place };
			}
		}
		throw new Error(`${path} has no constant ${name}`);
	}

	/** The constant that a name means, in its own file or one that it is imported from. */
	resolve({ node, file }: SourceNode): Constant {
		const name = node.getText();
		return this.constant(importedFrom(file, name) ?? file.fileName, name);
	}

	/** Without brackets and `as const`; a parameter is what was given for it. */
	bare(place: SourceNode): SourceNode {
		const { node, given } = place;
		if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) {
			return this.bare({ ...place, node: node.expression });
		}
		const argument = ts.isIdentifier(node) ? given.get(node.text) : undefined;
		return argument ? this.bare(argument) : place;
	}

	/** What a function of ours gives back for these arguments, if that is one expression. */
	call({ node, file }: SourceNode, args: readonly SourceNode[]): SourceNode | undefined {
		const path = importedFrom(file, node.getText()) ?? file.fileName;
		const own = this.#open(path);
		const made = functionIn(own, node.getText());
		const body = made && returned(made);
		if (!made || !body) return undefined;
		const given = made.parameters.flatMap(({ name }, at) => {
			const arg = args[at];
			return arg ? [[name.getText(), arg] as const] : [];
		});
		return { node: body, file: own, given: new Map(given) };
	}

	/** The items of a list, those of other lists in it among them. */
	items(list: SourceNode): readonly SourceNode[] {
		const place = this.bare(list);
		if (ts.isIdentifier(place.node)) return this.items(this.resolve(place).place);
		if (!ts.isArrayLiteralExpression(place.node)) return [];
		return place.node.elements.flatMap((node) =>
			ts.isSpreadElement(node)
				? this.items({ ...place, node: node.expression })
				: [{ ...place, node }]
		);
	}

	/** The fields of an object, those of other objects in it among them. */
	fields(literal: SourceNode): readonly Field[] {
		const place = this.bare(literal);
		if (ts.isIdentifier(place.node)) return this.fields(this.resolve(place).place);
		if (!ts.isObjectLiteralExpression(place.node)) return [];
		return place.node.properties.flatMap((property): readonly Field[] => {
			if (ts.isSpreadAssignment(property)) {
				return this.fields({ ...place, node: property.expression });
			}
			const text = textAt(property, place.file);
			if (ts.isShorthandPropertyAssignment(property)) {
				return [{ name: property.name.text, ...text, value: { ...place, node: property.name } }];
			}
			if (!ts.isPropertyAssignment(property)) return [];
			const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
			return [{ name, ...text, value: { ...place, node: property.initializer } }];
		});
	}

	/** The doc comment in front of an expression. */
	comment({ node, file }: SourceNode): string | undefined {
		return textAt(node, file).text;
	}

	#open(path: string): ts.SourceFile {
		const known = this.#files.get(path);
		if (known) return known;
		const text = readFileSync(path, 'utf8');
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
		this.#files.set(path, file);
		return file;
	}
}

/** The file of ours that a name is imported from. */
function importedFrom(file: ts.SourceFile, name: string): string | undefined {
	for (const statement of file.statements) {
		if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
			continue;
		}
		const names = statement.importClause?.namedBindings;
		if (!names || !ts.isNamedImports(names)) continue;
		if (!names.elements.some((each) => each.name.text === name)) continue;
		return join(dirname(file.fileName), statement.moduleSpecifier.text);
	}
	return undefined;
}

type Made = ts.FunctionDeclaration | ts.ArrowFunction;

function functionIn(file: ts.SourceFile, name: string): Made | undefined {
	for (const statement of file.statements) {
		if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
		if (!ts.isVariableStatement(statement)) continue;
		for (const { name: own, initializer } of statement.declarationList.declarations) {
			if (own.getText() !== name || !initializer) continue;
			if (ts.isArrowFunction(initializer)) return initializer;
		}
	}
	return undefined;
}

function returned({ body }: Made): ts.Expression | undefined {
	if (!body || !ts.isBlock(body)) return body;
	const [only] = body.statements;
	return only && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** The doc comment right in front of a piece of source, on one line. */
function textAt(node: ts.Node, file: ts.SourceFile): { readonly text?: string } {
	const ranges = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
	const comment = ranges
		.map(({ pos, end }) => file.text.slice(pos, end))
		.findLast((each) => each.startsWith('/**'));
	if (comment === undefined) return {};
	const text = comment.slice(3, -2).replaceAll(/\n\s*\*/g, '\n');
	return { text: text.replaceAll(/\s+/g, ' ').trim() };
}
