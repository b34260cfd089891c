/** How far the question reaches over the board while the hand is shown in it: the towns stay above that. */
export const lift = $state({ by: 0 })
