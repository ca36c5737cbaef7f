/** A position as a page shows it: what both have, what lies where, what is asked, how it goes on. */
export const POSITION = `
query Position($game: ID!, $at: Int!, $as: Viewer!) {
  game(id: $game) {
    position(at: $at, as: $as) {
      at
      viewer
      turn { number side clicks }
      corp {
        credits clicks badPublicity handSize agendaPoints
        identity { title code }
        hq { ...shown }
        archives { ...shown }
        score { ...shown }
        servers { name ice { ...shown } cards { ...shown } }
      }
      runner {
        credits clicks tags brain handSize agendaPoints link
        mu { limit used }
        identity { title code }
        grip { ...shown }
        heap { ...shown }
        score { ...shown }
        rig { programs { ...shown } hardware { ...shown } resources { ...shown } }
      }
      run { server position }
      prompt { for kind }
      legal { text }
      facts { text }
    }
  }
}
fragment shown on Card { title code handle hidden faceup rezzed advancement }
`;
