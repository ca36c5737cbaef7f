import { formats } from './formats';

it.each([
  ['constructed@2015-03-25', 'Constructed as of 2015-03-25'],
  ['draft', 'Draft'],
  ['core x3', 'Three Core Sets'],
  ['snapshot@2015-03-25', 'snapshot as of 2015-03-25'],
])('says %s as %s', (written, said) => {
  expect(formats.said(written)).toBe(said);
});
