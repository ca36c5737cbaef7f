// Written by bin/generate-catalogue.mjs; columns are named in the reader of this folder.
export const PACK_ROWS = `23s	23 Seconds	flashpoint	Flashpoint	11	1	2016-07-14
asis	A Study in Static	genesis	Genesis	2	4	2013-03-21
atr	All That Remains	lunar	Lunar	6	5	2014-11-13
baw	Blood and Water	red-sand	Red Sand	12	4	2017-06-22
bb	Breaker Bay	sansan	SanSan	8	2	2015-04-24
bf	Business First	mumbad	Mumbad	10	2	2016-03-11
bm	Blood Money	flashpoint	Flashpoint	11	2	2016-08-11
cac	Creation and Control	creation-and-control	Creation and Control	3	1	2013-07-29
cc	Chrome City	sansan	SanSan	8	3	2015-05-29
cd	Crimson Dust	red-sand	Red Sand	12	6	2017-08-17
ce	Cyber Exodus	genesis	Genesis	2	3	2013-02-14
core	Core Set	core	Core Set	1	1	2012-09-06
core2	Revised Core Set	core2	Revised Core Set	20	1	2017-12-14
cotc	Council of the Crest	kitara	Kitara	21	3	2018-03-01
dad	Data and Destiny	data-and-destiny	Data and Destiny	9	1	2015-10-29
dag	Democracy and Dogma	mumbad	Mumbad	10	3	2016-04-01
dc	Daedalus Complex	red-sand	Red Sand	12	1	2017-02-23
draft	Draft	draft	Draft	0	1	
dt	Double Time	spin	Spin	4	6	2014-03-28
dtwn	Down the White Nile	kitara	Kitara	21	2	2018-02-01
eas	Earth's Scion	red-sand	Red Sand	12	3	2017-05-25
es	Escalation	flashpoint	Flashpoint	11	3	2016-10-06
fal	Fear and Loathing	spin	Spin	4	5	2014-02-21
fc	First Contact	lunar	Lunar	6	3	2014-09-15
fm	Free Mars	red-sand	Red Sand	12	5	2017-07-20
fp	Future Proof	genesis	Genesis	2	6	2013-05-30
ftm	Fear the Masses	mumbad	Mumbad	10	6	2016-06-16
hap	Honor and Profit	honor-and-profit	Honor and Profit	5	1	2014-05-02
hs	Humanity's Shadow	genesis	Genesis	2	5	2013-05-02
in	Intervention	flashpoint	Flashpoint	11	4	2016-11-03
ka	Kampala Ascendent	kitara	Kitara	21	6	2018-05-31
kg	Kala Ghoda	mumbad	Mumbad	10	1	2016-01-29
ml	Martial Law	flashpoint	Flashpoint	11	5	2016-12-08
mo	Magnum Opus	magnum-opus	Magnum Opus	23	1	2018-09-07
mt	Mala Tempora	spin	Spin	4	3	2013-12-13
napd	NAPD Multiplayer	napd	NAPD Multiplayer	24	1	2018-09-07
oac	Order and Chaos	order-and-chaos	Order and Chaos	7	1	2015-01-28
oh	Old Hollywood	sansan	SanSan	8	5	2015-08-06
om	Opening Moves	spin	Spin	4	1	2013-09-27
qu	Quorum	flashpoint	Flashpoint	11	6	2017-01-12
rar	Reign and Reverie	reign-and-reverie	Reign and Reverie	22	1	2018-06-28
si	Salsette Island	mumbad	Mumbad	10	4	2016-04-28
so	Station One	red-sand	Red Sand	12	2	2017-03-23
ss	Sovereign Sight	kitara	Kitara	21	1	2017-12-28
st	Second Thoughts	spin	Spin	4	2	2013-11-07
ta	Trace Amount	genesis	Genesis	2	2	2013-01-09
tc	True Colors	spin	Spin	4	4	2014-01-17
td	Terminal Directive	terminal-directive	Terminal Directive	13	1	2017-04-27
tdatd	The Devil and the Dragon	kitara	Kitara	21	4	2018-04-05
tlm	The Liberated Mind	mumbad	Mumbad	10	5	2016-05-26
ts	The Source	lunar	Lunar	6	6	2014-12-18
tsb	The Spaces Between	lunar	Lunar	6	2	2014-08-15
uao	Up and Over	lunar	Lunar	6	4	2014-10-16
uot	The Universe of Tomorrow	sansan	SanSan	8	6	2015-09-03
up	Upstalk	lunar	Lunar	6	1	2014-07-25
uw	The Underway	sansan	SanSan	8	4	2015-07-02
val	The Valley	sansan	SanSan	8	1	2015-04-03
win	Whispers in Nalubaale	kitara	Kitara	21	5	2018-05-03
wla	What Lies Ahead	genesis	Genesis	2	1	2012-12-14`;
