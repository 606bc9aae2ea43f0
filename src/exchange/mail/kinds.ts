// Apart from what reads them, which is loaded where there is something to read.

const headers =
	/^(?:[!-9;-~]{2,60}:[ \t]?.*(?:\r\n|\n|\r)(?:[ \t]+.*(?:\r\n|\n|\r))*){3,}(?:\r\n|\n|\r)/;
const isFrom = /^from:/im;
const isOther = /^(?:date|subject|to|message-id|mime-version|received):/im;

/** Whether a text is a mail: lines "From: …", "Subject: …", and a blank one. */
export function isMail(start: string): boolean {
	const [head] = headers.exec(start) ?? [];
	return head !== undefined && isFrom.test(head) && isOther.test(head);
}

/** Whether a text is a page. */
export function isHtml(text: string): boolean {
	return /^\s*<(?:!doctype html|html)[\s>]/i.test(text.slice(0, 1000));
}
