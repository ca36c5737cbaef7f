/** What a question goes on to ask for, with the number of it that was chosen. */
export const asksOn = /^(?:Place|Add|Remove|Trash|Draw|Move|Host) (\d+) /;
