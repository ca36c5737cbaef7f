// Written by bin/generate-catalogue.mjs; columns are named in the reader of this folder.
export const CARD_ROWS = `00005	draft	5	1	The Shadow: Pulling the Strings	corp	identity	neutral-corp	Megacorp		1		30	X							
00006	draft	6	1	The Masque: Cyber General	runner	identity	neutral-runner	Natural		1		30	X	0						
00007	draft	7	1	Wyvern: Chemically Enhanced	runner	identity	anarch	G-mod		1		30	X	0						
00008	draft	8	1	Boris "Syfr" Kovac: Crafty Veteran	runner	identity	criminal	Cyborg		1		30	X	0						
00009	draft	9	1	Jamie "Bzzz" Micken: Techno Savant	runner	identity	shaper	Natural		1		30	X	0						
00010	draft	10	1	Strategic Innovations: Future Forward	corp	identity	haas-bioroid	Division		1		30	X							
00011	draft	11	1	Synthetic Systems: The World Re-imagined	corp	identity	jinteki	Division		1		30	X							
00012	draft	12	1	Information Dynamics: All You Need To Know	corp	identity	nbn	Division		1		30	X							
00013	draft	13	1	Fringe Applications: Tomorrow, Today	corp	identity	weyland-consortium	Division		1		30	X							
01001	core	1	1	Noise: Hacker Extraordinaire	runner	identity	anarch	G-mod		1		45	15	0						
01002	core	2	2	Déjà Vu	runner	event	anarch			3	2						2			
01003	core	3	3	Demolition Run	runner	event	anarch	Run - Sabotage		3	2						2			
01004	core	4	3	Stimhack	runner	event	anarch	Run		3	1						0			
01005	core	5	3	Cyberfeeder	runner	hardware	anarch	Chip		3	1						2			
01006	core	6	1	Grimoire	runner	hardware	anarch	Console	unique	3	2						3			
01007	core	7	2	Corroder	runner	program	anarch	Icebreaker - Fracter		3	2						2	2		1
01008	core	8	2	Datasucker	runner	program	anarch	Virus		3	1						1			1
01009	core	9	2	Djinn	runner	program	anarch	Daemon		3	2						2			1
01010	core	10	2	Medium	runner	program	anarch	Virus		3	3						3			1
01011	core	11	2	Mimic	runner	program	anarch	Icebreaker - Killer		3	1						3	3		1
01012	core	12	3	Parasite	runner	program	anarch	Virus		3	2						2			1
01013	core	13	2	Wyrm	runner	program	anarch	Icebreaker - AI		3	2						1	1		1
01014	core	14	2	Yog.0	runner	program	anarch	Icebreaker - Decoder		3	1						5	3		1
01015	core	15	1	Ice Carver	runner	resource	anarch	Virtual	unique	3	3						3			
01016	core	16	2	Wyldside	runner	resource	anarch	Location - Seedy	unique	3	3						3			
01017	core	17	1	Gabriel Santiago: Consummate Professional	runner	identity	criminal	Cyborg		1		45	15	0						
01018	core	18	2	Account Siphon	runner	event	criminal	Run - Sabotage		3	4						0			
01019	core	19	3	Easy Mark	runner	event	criminal	Job		3	1						0			
01020	core	20	3	Forged Activation Orders	runner	event	criminal	Sabotage		3	2						1			
01021	core	21	3	Inside Job	runner	event	criminal	Run		3	3						2			
01022	core	22	3	Special Order	runner	event	criminal			3	2						1			
01023	core	23	2	Lemuria Codecracker	runner	hardware	criminal			3	1						1			
01024	core	24	1	Desperado	runner	hardware	criminal	Console	unique	3	3						3			
01025	core	25	2	Aurora	runner	program	criminal	Icebreaker - Fracter		3	1						3	1		1
01026	core	26	2	Femme Fatale	runner	program	criminal	Icebreaker - Killer		3	1						9	2		1
01027	core	27	2	Ninja	runner	program	criminal	Icebreaker - Killer		3	2						4	0		1
01028	core	28	2	Sneakdoor Beta	runner	program	criminal			3	3						4			2
01029	core	29	2	Bank Job	runner	resource	criminal	Job		3	2						1			
01030	core	30	2	Crash Space	runner	resource	criminal	Location		3	2						2			
01031	core	31	1	Data Dealer	runner	resource	criminal	Connection - Seedy		3	2						0			
01032	core	32	2	Decoy	runner	resource	criminal	Connection		3	2						1			
01033	core	33	1	Kate "Mac" McCaffrey: Digital Tinker	runner	identity	shaper	Natural		1		45	15	1						
01034	core	34	3	Diesel	runner	event	shaper			3	2						0			
01035	core	35	2	Modded	runner	event	shaper	Mod		3	2						0			
01036	core	36	3	The Maker's Eye	runner	event	shaper	Run		3	2						2			
01037	core	37	3	Tinkering	runner	event	shaper	Mod		3	4						0			
01038	core	38	2	Akamatsu Mem Chip	runner	hardware	shaper	Chip		3	1						1			
01039	core	39	2	Rabbit Hole	runner	hardware	shaper	Link		3	1						2			
01040	core	40	2	The Personal Touch	runner	hardware	shaper	Mod		3	2						2			
01041	core	41	1	The Toolbox	runner	hardware	shaper	Console	unique	3	2						9			
01042	core	42	2	Battering Ram	runner	program	shaper	Icebreaker - Fracter		3	2						5	3		2
01043	core	43	3	Gordian Blade	runner	program	shaper	Icebreaker - Decoder		3	3						4	2		1
01044	core	44	2	Magnum Opus	runner	program	shaper			3	2						5			2
01045	core	45	2	Net Shield	runner	program	shaper			3	1						2			1
01046	core	46	2	Pipeline	runner	program	shaper	Icebreaker - Killer		3	1						3	1		1
01047	core	47	1	Aesop's Pawnshop	runner	resource	shaper	Location - Connection	unique	3	2						1			
01048	core	48	2	Sacrificial Construct	runner	resource	shaper	Remote		3	1						0			
01049	core	49	3	Infiltration	runner	event	neutral-runner			3	0						0			
01050	core	50	3	Sure Gamble	runner	event	neutral-runner			3	0						5			
01051	core	51	3	Crypsis	runner	program	neutral-runner	Icebreaker - AI - Virus		3	0						5	0		1
01052	core	52	3	Access to Globalsec	runner	resource	neutral-runner	Link		3	0						1			
01053	core	53	3	Armitage Codebusting	runner	resource	neutral-runner	Job		3	0						1			
01054	core	54	1	Haas-Bioroid: Engineering the Future	corp	identity	haas-bioroid	Megacorp		1		45	15							
01055	core	55	3	Accelerated Beta Test	corp	agenda	haas-bioroid	Research		3					2	3				
01056	core	56	3	Adonis Campaign	corp	asset	haas-bioroid	Advertisement		3	2						4		3	
01057	core	57	2	Aggressive Secretary	corp	asset	haas-bioroid	Ambush		3	2						0		0	
01058	core	58	2	Archived Memories	corp	operation	haas-bioroid			3	2						0			
01059	core	59	3	Biotic Labor	corp	operation	haas-bioroid			3	4						4			
01060	core	60	2	Shipment from MirrorMorph	corp	operation	haas-bioroid			3	2						1			
01061	core	61	2	Heimdall 1.0	corp	ice	haas-bioroid	Barrier - Bioroid - AP		3	2						8	6		
01062	core	62	3	Ichi 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Tracer - Destroyer		3	2						5	4		
01063	core	63	2	Viktor 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid - AP		3	2						3	3		
01064	core	64	2	Rototurret	corp	ice	haas-bioroid	Sentry - Destroyer		3	1						4	0		
01065	core	65	1	Corporate Troubleshooter	corp	upgrade	haas-bioroid	Connection		3	1						0		2	
01066	core	66	2	Experiential Data	corp	upgrade	haas-bioroid			3	1						2		2	
01067	core	67	1	Jinteki: Personal Evolution	corp	identity	jinteki	Megacorp		1		45	15							
01068	core	68	3	Nisei MK II	corp	agenda	jinteki	Initiative		3					2	4				
01069	core	69	3	Project Junebug	corp	asset	jinteki	Ambush - Research		3	1						0		0	
01070	core	70	3	Snare!	corp	asset	jinteki	Ambush		3	2						0		0	
01071	core	71	1	Zaibatsu Loyalty	corp	asset	jinteki			3	1						0		4	
01072	core	72	2	Neural EMP	corp	operation	jinteki	Gray Ops		3	2						2			
01073	core	73	2	Precognition	corp	operation	jinteki			3	3						0			
01074	core	74	2	Cell Portal	corp	ice	jinteki	Code Gate - Deflector		3	2						5	7		
01075	core	75	2	Chum	corp	ice	jinteki	Code Gate		3	1						1	4		
01076	core	76	2	Data Mine	corp	ice	jinteki	Trap - AP		3	2						0	2		
01077	core	77	3	Neural Katana	corp	ice	jinteki	Sentry - AP		3	2						4	3		
01078	core	78	3	Wall of Thorns	corp	ice	jinteki	Barrier - AP		3	1						8	5		
01079	core	79	1	Akitaro Watanabe	corp	upgrade	jinteki	Sysop - Unorthodox	unique	3	2						1		3	
01080	core	80	1	NBN: Making News	corp	identity	nbn	Megacorp		1		45	15							
01081	core	81	2	AstroScript Pilot Program	corp	agenda	nbn	Initiative		3					2	3				
01082	core	82	2	Breaking News	corp	agenda	nbn			3					1	2				
01083	core	83	2	Anonymous Tip	corp	operation	nbn			3	1						0			
01084	core	84	2	Closed Accounts	corp	operation	nbn	Gray Ops		3	1						1			
01085	core	85	2	Psychographics	corp	operation	nbn			3	3						X			
01086	core	86	2	SEA Source	corp	operation	nbn			3	2						2			
01087	core	87	3	Ghost Branch	corp	asset	nbn	Ambush - Facility		3	1						0		0	
01088	core	88	3	Data Raven	corp	ice	nbn	Sentry - Tracer - Observer		3	2						4	4		
01089	core	89	3	Matrix Analyzer	corp	ice	nbn	Sentry - Tracer - Observer		3	2						1	3		
01090	core	90	3	Tollbooth	corp	ice	nbn	Code Gate		3	2						8	5		
01091	core	91	2	Red Herrings	corp	upgrade	nbn			3	2						1		1	
01092	core	92	1	SanSan City Grid	corp	upgrade	nbn	Region		3	3						6		5	
01093	core	93	1	Weyland Consortium: Building a Better World	corp	identity	weyland-consortium	Megacorp		1		45	15							
01094	core	94	3	Hostile Takeover	corp	agenda	weyland-consortium	Expansion		3					1	2				
01095	core	95	2	Posted Bounty	corp	agenda	weyland-consortium	Security		3					1	3				
01096	core	96	1	Security Subcontract	corp	asset	weyland-consortium	Transaction		3	1						0		3	
01097	core	97	2	Aggressive Negotiation	corp	operation	weyland-consortium			3	1						1			
01098	core	98	3	Beanstalk Royalties	corp	operation	weyland-consortium	Transaction		3	1						0			
01099	core	99	2	Scorched Earth	corp	operation	weyland-consortium	Black Ops		3	4						3			
01100	core	100	2	Shipment from Kaguya	corp	operation	weyland-consortium			3	1						0			
01101	core	101	2	Archer	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						4	6		
01102	core	102	2	Hadrian's Wall	corp	ice	weyland-consortium	Barrier		3	3						10	7		
01103	core	103	3	Ice Wall	corp	ice	weyland-consortium	Barrier		3	1						1	1		
01104	core	104	3	Shadow	corp	ice	weyland-consortium	Sentry - Tracer		3	1						3	1		
01105	core	105	2	Research Station	corp	upgrade	weyland-consortium	Facility		3	1						2		3	
01106	core	106	3	Priority Requisition	corp	agenda	neutral-corp	Security		3	0				3	5				
01107	core	107	3	Private Security Force	corp	agenda	neutral-corp	Security		3	0				2	4				
01108	core	108	2	Melange Mining Corp.	corp	asset	neutral-corp			3	0						1		1	
01109	core	109	3	PAD Campaign	corp	asset	neutral-corp	Advertisement		3	0						2		4	
01110	core	110	3	Hedge Fund	corp	operation	neutral-corp	Transaction		3	0						5			
01111	core	111	3	Enigma	corp	ice	neutral-corp	Code Gate		3	0						3	2		
01112	core	112	2	Hunter	corp	ice	neutral-corp	Sentry - Tracer - Observer		3	0						1	4		
01113	core	113	3	Wall of Static	corp	ice	neutral-corp	Barrier		3	0						3	3		
02001	wla	1	3	Whizzard: Master Gamer	runner	identity	anarch	Natural		1		45	15	0						
02002	wla	2	3	Spinal Modem	runner	hardware	anarch	Console	unique	3	2						4			
02003	wla	3	3	Imp	runner	program	anarch	Virus		3	3						2			1
02004	wla	4	3	Morning Star	runner	program	anarch	Icebreaker - Fracter		3	4						8	5		2
02005	wla	5	3	Cortez Chip	runner	hardware	criminal	Chip		3	2						0			
02006	wla	6	3	Peacock	runner	program	criminal	Icebreaker - Decoder		3	2						3	2		1
02007	wla	7	3	ZU.13 Key Master	runner	program	shaper	Icebreaker - Decoder - Cloud		3	2						1	1		1
02008	wla	8	3	The Helpful AI	runner	resource	shaper	Connection - Link - Virtual	unique	3	2						2			
02009	wla	9	3	Plascrete Carapace	runner	hardware	neutral-runner	Gear		3	0						3			
02010	wla	10	3	Haas-Bioroid: Stronger Together	corp	identity	haas-bioroid	Megacorp		1		45	15							
02011	wla	11	3	Mandatory Upgrades	corp	agenda	haas-bioroid	Initiative		3					2	6				
02012	wla	12	3	Janus 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - AP		3	3						15	8		
02013	wla	13	3	Ash 2X3ZB9CY	corp	upgrade	haas-bioroid	Bioroid	unique	3	2						2		3	
02014	wla	14	3	Braintrust	corp	agenda	jinteki	Research		3					2	3				
02015	wla	15	3	Snowflake	corp	ice	jinteki	Barrier - Psi		3	2						1	3		
02016	wla	16	3	Restructured Datapool	corp	agenda	nbn	Initiative		3					3	5				
02017	wla	17	3	TMI	corp	ice	nbn	Barrier		3	1						3	5		
02018	wla	18	3	Project Atlas	corp	agenda	weyland-consortium	Research		3					2	3				
02019	wla	19	3	Caduceus	corp	ice	weyland-consortium	Sentry - Tracer		3	2						3	3		
02020	wla	20	3	Dracō	corp	ice	neutral-corp	Sentry - Tracer		3	0						1	0		
02021	ta	21	3	Vamp	runner	event	anarch	Run - Sabotage		3	2						0			
02022	ta	22	3	Liberated Account	runner	resource	anarch			3	2						6			
02023	ta	23	3	Satellite Uplink	runner	event	criminal			3	3						2			
02024	ta	24	3	e3 Feedback Implants	runner	hardware	criminal	Mod		3	2						2			
02025	ta	25	3	Compromised Employee	runner	resource	criminal	Connection - Link		3	1						2			
02026	ta	26	3	Notoriety	runner	event	shaper			3	1						1			
02027	ta	27	3	Snowball	runner	program	shaper	Icebreaker - Fracter		3	2						4	1		1
02028	ta	28	3	Dyson Mem Chip	runner	hardware	neutral-runner	Chip - Link		3	0						3			
02029	ta	29	3	Encryption Protocol	corp	asset	haas-bioroid			3	1						0		2	
02030	ta	30	3	Sherlock 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Tracer		3	2						6	5		
02031	ta	31	3	Jinteki: Replicating Perfection	corp	identity	jinteki	Megacorp		1		45	15							
02032	ta	32	3	Fetal AI	corp	agenda	jinteki	Ambush		3					2	5				
02033	ta	33	3	Trick of Light	corp	operation	jinteki			3	3						1			
02034	ta	34	3	Sensei	corp	ice	jinteki	Code Gate		3	1						3	5		
02035	ta	35	3	Big Brother	corp	operation	nbn	Gray Ops		3	1						0			
02036	ta	36	3	ChiLo City Grid	corp	upgrade	nbn	Region		3	2						3		6	
02037	ta	37	3	Power Grid Overload	corp	operation	weyland-consortium			3	1						1			
02038	ta	38	3	Amazon Industrial Zone	corp	upgrade	weyland-consortium	Region		3	1						4		2	
02039	ta	39	3	Executive Retreat	corp	agenda	neutral-corp			3	0				3	5				
02040	ta	40	3	Freelancer	corp	operation	neutral-corp	Gray Ops		3	0						0			
02041	ce	41	3	Nerve Agent	runner	program	anarch	Virus		3	2						3			1
02042	ce	42	3	Joshua B.	runner	resource	anarch	Connection	unique	3	3						1			
02043	ce	43	3	Emergency Shutdown	runner	event	criminal	Sabotage		3	2						0			
02044	ce	44	3	Muresh Bodysuit	runner	hardware	criminal	Gear		3	1						1			
02045	ce	45	3	Snitch	runner	program	criminal			3	2						3			1
02046	ce	46	3	Chaos Theory: Wünderkind	runner	identity	shaper	G-mod		1		40	15	0						
02047	ce	47	3	Test Run	runner	event	shaper			3	3						3			
02048	ce	48	3	Dinosaurus	runner	hardware	shaper	Console	unique	3	2						5			
02049	ce	49	3	Personal Workshop	runner	resource	shaper	Location		3	4						1			
02050	ce	50	3	Public Sympathy	runner	resource	neutral-runner			3	0						2			
02051	ce	51	3	Project Vitruvius	corp	agenda	haas-bioroid	Research		3					2	3				
02052	ce	52	3	Viper	corp	ice	haas-bioroid	Code Gate - Tracer		3	1						3	4		
02053	ce	53	3	Edge of World	corp	asset	jinteki	Ambush		3	2						0		0	
02054	ce	54	3	Sunset	corp	operation	jinteki			3	1						0			
02055	ce	55	3	Marked Accounts	corp	asset	nbn	Transaction		3	1						0		5	
02056	ce	56	3	Pop-up Window	corp	ice	nbn	Code Gate - Advertisement		3	1						0	0		
02057	ce	57	3	Woodcutter	corp	ice	weyland-consortium	Sentry - AP		3	3						4	2		
02058	ce	58	3	Commercialization	corp	operation	weyland-consortium	Transaction		3	1						0			
02059	ce	59	3	Private Contracts	corp	asset	neutral-corp	Transaction		3	0						3		5	
02060	ce	60	3	Chimera	corp	ice	neutral-corp	Mythic		3	0						2	0		
02061	asis	61	3	Disrupter	runner	program	anarch			3	1						1			1
02062	asis	62	3	Force of Nature	runner	program	anarch	Icebreaker - Decoder		3	1						5	1		1
02063	asis	63	3	Scrubber	runner	resource	anarch	Connection - Seedy		3	1						2			
02064	asis	64	3	Doppelgänger	runner	hardware	criminal	Console	unique	3	2						3			
02065	asis	65	3	Crescentus	runner	program	criminal			3	1						1			1
02066	asis	66	3	Deus X	runner	program	shaper	Icebreaker		3	1						3	10		1
02067	asis	67	3	All-nighter	runner	resource	shaper			3	2						0			
02068	asis	68	3	Inside Man	runner	resource	neutral-runner	Connection		3	0						3			
02069	asis	69	3	Underworld Contact	runner	resource	neutral-runner	Connection		3	0						2			
02070	asis	70	3	Green Level Clearance	corp	operation	haas-bioroid	Transaction		3	1						1			
02071	asis	71	3	Hourglass	corp	ice	haas-bioroid	Code Gate		3	2						5	4		
02072	asis	72	3	Dedicated Server	corp	asset	jinteki	Facility		3	2						3		3	
02073	asis	73	3	Bullfrog	corp	ice	jinteki	Code Gate - Deflector - Psi		3	2						3	4		
02074	asis	74	3	Uroboros	corp	ice	nbn	Sentry - Tracer		3	2						6	4		
02075	asis	75	3	Net Police	corp	asset	nbn			3	2						1		1	
02076	asis	76	3	Weyland Consortium: Because We Built It	corp	identity	weyland-consortium	Megacorp		1		45	15							
02077	asis	77	3	Government Contracts	corp	agenda	weyland-consortium			3					3	5				
02078	asis	78	3	Tyrant	corp	ice	weyland-consortium	Barrier		3	2						7	4		
02079	asis	79	3	Oversight AI	corp	operation	weyland-consortium	Condition		3	2						1			
02080	asis	80	3	False Lead	corp	agenda	neutral-corp	Security		3	0				1	3				
02081	hs	81	3	Surge	runner	event	anarch			3	1						0			
02082	hs	82	3	Xanadu	runner	resource	anarch	Virtual	unique	3	2						3			
02083	hs	83	3	Andromeda: Dispossessed Ristie	runner	identity	criminal	Natural		1		45	15	1						
02084	hs	84	3	Networking	runner	event	criminal			3	1						0			
02085	hs	85	3	HQ Interface	runner	hardware	criminal			3	2						4			
02086	hs	86	3	Pheromones	runner	program	criminal	Virus		3	2						2			1
02087	hs	87	3	Quality Time	runner	event	shaper			3	1						3			
02088	hs	88	3	Replicator	runner	hardware	shaper			3	2						2			
02089	hs	89	3	Creeper	runner	program	shaper	Icebreaker - Killer - Cloud		3	1						5	2		1
02090	hs	90	3	Kraken	runner	event	neutral-runner			3	0						3			
02091	hs	91	3	Kati Jones	runner	resource	neutral-runner	Connection	unique	3	0						2			
02092	hs	92	3	Eve Campaign	corp	asset	haas-bioroid	Advertisement		3	3						5		5	
02093	hs	93	3	Rework	corp	operation	haas-bioroid			3	1						0			
02094	hs	94	3	Whirlpool	corp	ice	jinteki	Trap		3	2						0	1		
02095	hs	95	3	Hokusai Grid	corp	upgrade	jinteki	Region		3	2						2		4	
02096	hs	96	3	Data Hound	corp	ice	nbn	Sentry - Tracer - Observer		3	1						1	2		
02097	hs	97	3	Bernice Mai	corp	upgrade	nbn	Sysop	unique	3	2						0		3	
02098	hs	98	3	Salvage	corp	ice	weyland-consortium	Code Gate - Tracer		3	2						2	0		
02099	hs	99	3	Simone Diego	corp	upgrade	weyland-consortium	Sysop	unique	3	2						4		3	
02100	hs	100	3	Foxfire	corp	operation	neutral-corp			3	0						0			
02101	fp	101	3	Retrieval Run	runner	event	anarch	Run		3	2						3			
02102	fp	102	3	Darwin	runner	program	anarch	Icebreaker - AI - Virus		3	3						3	X		1
02103	fp	103	3	Data Leak Reversal	runner	resource	anarch	Virtual - Sabotage		3	1						0			
02104	fp	104	3	Faerie	runner	program	criminal	Icebreaker - Killer		3	3						0	2		1
02105	fp	105	3	Mr. Li	runner	resource	criminal	Connection	unique	3	2						3			
02106	fp	106	3	Indexing	runner	event	shaper	Run		3	3						0			
02107	fp	107	3	R&D Interface	runner	hardware	shaper			3	2						4			
02108	fp	108	3	Deep Thought	runner	program	shaper	Virus		3	2						1			1
02109	fp	109	3	New Angeles City Hall	runner	resource	neutral-runner	Location - Government	unique	3	0						1			
02110	fp	110	3	Eli 1.0	corp	ice	haas-bioroid	Barrier - Bioroid		3	1						3	4		
02111	fp	111	3	Ruhr Valley	corp	upgrade	haas-bioroid	Region		3	3						6		4	
02112	fp	112	3	Ronin	corp	asset	jinteki	Hostile		3	4						0		2	
02113	fp	113	3	Midori	corp	upgrade	jinteki	Sysop	unique	3	3						0		3	
02114	fp	114	3	NBN: The World is Yours*	corp	identity	nbn	Megacorp		1		40	12							
02115	fp	115	3	Project Beale	corp	agenda	nbn	Research		3					2	3				
02116	fp	116	3	Midseason Replacements	corp	operation	nbn			3	4						5			
02117	fp	117	3	Flare	corp	ice	nbn	Sentry - Tracer - AP		3	3						9	6		
02118	fp	118	3	Dedicated Response Team	corp	asset	weyland-consortium	Hostile		3	3						2		3	
02119	fp	119	3	Burke Bugs	corp	ice	weyland-consortium	Sentry - Destroyer		3	1						0	0		
02120	fp	120	3	Corporate War	corp	agenda	neutral-corp	Expansion		3	0				2	4				
03001	cac	1	3	Cerebral Imaging: Infinite Frontiers	corp	identity	haas-bioroid	Division		1		45	15							
03002	cac	2	3	Custom Biotics: Engineered for Success	corp	identity	haas-bioroid	Division		1		45	22							
03003	cac	3	3	NEXT Design: Guarding the Net	corp	identity	haas-bioroid	Division		1		45	12							
03004	cac	4	3	Director Haas' Pet Project	corp	agenda	haas-bioroid	Initiative	unique	1					1	3				
03005	cac	5	3	Efficiency Committee	corp	agenda	haas-bioroid	Initiative		3					2	4				
03006	cac	6	3	Project Wotan	corp	agenda	haas-bioroid	Research		3					3	5				
03007	cac	7	3	Sentinel Defense Program	corp	agenda	haas-bioroid	Security		3					2	4				
03008	cac	8	3	Alix T4LB07	corp	asset	haas-bioroid	Bioroid	unique	3	1						1		2	
03009	cac	9	3	Cerebral Overwriter	corp	asset	haas-bioroid	Ambush		3	2						0		0	
03010	cac	10	3	Director Haas	corp	asset	haas-bioroid	Executive	unique	3	5						3		5	
03011	cac	11	3	Haas Arcology AI	corp	asset	haas-bioroid			3	4						2		1	
03012	cac	12	3	Thomas Haas	corp	asset	haas-bioroid	Executive	unique	3	1						1		1	
03013	cac	13	3	Bioroid Efficiency Research	corp	operation	haas-bioroid	Condition		3	2						3			
03014	cac	14	3	Successful Demonstration	corp	operation	haas-bioroid	Transaction		3	1						2			
03015	cac	15	3	Heimdall 2.0	corp	ice	haas-bioroid	Barrier - Bioroid - AP		3	3						11	7		
03016	cac	16	3	Howler	corp	ice	haas-bioroid	Trap		3	1						1	0		
03017	cac	17	3	Ichi 2.0	corp	ice	haas-bioroid	Sentry - Bioroid - Destroyer - Tracer		3	3						8	5		
03018	cac	18	3	Minelayer	corp	ice	haas-bioroid	Code Gate		3	1						1	4		
03019	cac	19	3	Viktor 2.0	corp	ice	haas-bioroid	Code Gate - Bioroid - Tracer - AP		3	3						5	5		
03020	cac	20	3	Zed 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - AP		3	2						2	1		
03021	cac	21	3	Awakening Center	corp	upgrade	haas-bioroid			3	1						2		3	
03022	cac	22	3	Tyr's Hand	corp	upgrade	haas-bioroid	Hostile		3	1						1		1	
03023	cac	23	3	Gila Hands Arcology	corp	agenda	neutral-corp	Expansion		3	0				1	3				
03024	cac	24	3	Levy University	corp	asset	neutral-corp	Ritzy	unique	3	0						3		1	
03025	cac	25	3	Server Diagnostics	corp	asset	neutral-corp			3	0						3		2	
03026	cac	26	3	Bastion	corp	ice	neutral-corp	Barrier		3	0						4	4		
03027	cac	27	3	Datapike	corp	ice	neutral-corp	Code Gate		3	0						4	2		
03028	cac	28	3	Rielle "Kit" Peddler: Transhuman	runner	identity	shaper	Cyborg		1		45	10	0						
03029	cac	29	3	The Professor: Keeper of Knowledge	runner	identity	shaper	Natural		1		45	1	0						
03030	cac	30	3	Exile: Streethawk	runner	identity	shaper	Natural		1		45	15	1						
03031	cac	31	3	Escher	runner	event	shaper	Run		3	5						3			
03032	cac	32	3	Exploratory Romp	runner	event	shaper	Run		3	2						1			
03033	cac	33	3	Freelance Coding Contract	runner	event	shaper	Job		3	1						0			
03034	cac	34	3	Scavenge	runner	event	shaper			3	2						0			
03035	cac	35	3	Levy AR Lab Access	runner	event	shaper			3	3						5			
03036	cac	36	3	Monolith	runner	hardware	shaper	Console	unique	3	3						18			
03037	cac	37	3	Feedback Filter	runner	hardware	shaper	Gear		3	1						2			
03038	cac	38	3	Clone Chip	runner	hardware	shaper	Chip		3	2						1			
03039	cac	39	3	Omni-drive	runner	hardware	shaper	Gear		3	3						3			
03040	cac	40	3	Atman	runner	program	shaper	Icebreaker - AI		3	3						3	0		1
03041	cac	41	3	Cloak	runner	program	shaper	Stealth		3	2						1			1
03042	cac	42	3	Dagger	runner	program	shaper	Icebreaker - Killer		3	2						3	0		1
03043	cac	43	3	Chakana	runner	program	shaper	Virus		3	2						2			1
03044	cac	44	3	Cyber-Cypher	runner	program	shaper	Icebreaker - Decoder		3	3						2	4		1
03045	cac	45	3	Paricia	runner	program	shaper			3	1						0			1
03046	cac	46	3	Self-modifying Code	runner	program	shaper			3	3						0			2
03047	cac	47	3	Sahasrara	runner	program	shaper			3	2						2			1
03048	cac	48	3	Inti	runner	program	shaper	Icebreaker - Fracter		3	1						0	1		1
03049	cac	49	3	Professional Contacts	runner	resource	shaper	Connection		3	2						5			
03050	cac	50	3	Borrowed Satellite	runner	resource	shaper	Link		3	2						3			
03051	cac	51	3	Ice Analyzer	runner	resource	shaper	Virtual		3	1						0			
03052	cac	52	3	Dirty Laundry	runner	event	neutral-runner	Run		3	0						2			
03053	cac	53	3	Daily Casts	runner	resource	neutral-runner			3	0						3			
03054	cac	54	3	Same Old Thing	runner	resource	neutral-runner			3	0						0			
03055	cac	55	3	The Source	runner	resource	neutral-runner	Connection	unique	3	2						2			
04001	om	1	3	Frame Job	runner	event	anarch	Double		3	2						1			
04002	om	2	3	Pawn	runner	program	anarch	Caïssa		3	1						0			0
04003	om	3	3	Rook	runner	program	anarch	Caïssa		3	2						2			1
04004	om	4	3	Hostage	runner	event	criminal	Double		3	2						1			
04005	om	5	3	Gorman Drip v1	runner	program	criminal	Virus		3	1						1			1
04006	om	6	3	Lockpick	runner	hardware	shaper	Chip - Stealth		3	3						1			
04007	om	7	3	False Echo	runner	program	shaper			3	2						1			1
04008	om	8	3	Motivation	runner	resource	shaper			3	1						0			
04009	om	9	3	John Masanori	runner	resource	neutral-runner	Connection	unique	3	0						2			
04010	om	10	3	Project Ares	corp	agenda	haas-bioroid	Security		3					2	4				
04011	om	11	3	NEXT Bronze	corp	ice	haas-bioroid	Code Gate - NEXT		3	2						2	0		
04012	om	12	3	Celebrity Gift	corp	operation	jinteki	Double		3	3						3			
04013	om	13	3	Himitsu-Bako	corp	ice	jinteki	Barrier		3	2						2	2		
04014	om	14	3	Character Assassination	corp	agenda	nbn	Security		3					2	4				
04015	om	15	3	Jackson Howard	corp	asset	nbn	Executive	unique	3	1						0		3	
04016	om	16	3	Invasion of Privacy	corp	operation	nbn	Double - Gray Ops		3	3						2			
04017	om	17	3	Geothermal Fracking	corp	agenda	weyland-consortium	Expansion		3					2	4				
04018	om	18	3	Swarm	corp	ice	weyland-consortium	Sentry - Destroyer - Illicit		3	4						8	5		
04019	om	19	3	Cyberdex Trial	corp	operation	neutral-corp			3	0						0			
04020	om	20	3	Grim	corp	ice	neutral-corp	Sentry - Destroyer - Illicit		3	0						5	5		
04021	st	21	3	Bishop	runner	program	anarch	Caïssa		3	2						0			1
04022	st	22	3	Scheherazade	runner	program	anarch	Daemon	unique	3	1						0			0
04023	st	23	3	Hard at Work	runner	resource	anarch			3	2						5			
04024	st	24	3	Recon	runner	event	criminal	Run		3	2						1			
04025	st	25	3	Copycat	runner	program	criminal			3	1						1			1
04026	st	26	3	Leviathan	runner	program	criminal	Icebreaker - Decoder		3	2						6	3		1
04027	st	27	3	Eureka!	runner	event	shaper	Double		3	1						3			
04028	st	28	3	Record Reconstructor	runner	hardware	shaper			3	1						0			
04029	st	29	3	Prepaid VoicePAD	runner	hardware	neutral-runner	Gear		3	0						2			
04030	st	30	3	Wotan	corp	ice	haas-bioroid	Barrier - Bioroid	unique	3	5						14	10		
04031	st	31	3	Hellion Alpha Test	corp	operation	haas-bioroid	Black Ops		3	3						1			
04032	st	32	3	Clone Retirement	corp	agenda	jinteki	Initiative		3					1	2				
04033	st	33	3	Swordsman	corp	ice	jinteki	Sentry - Destroyer - AP		3	1						3	2		
04034	st	34	3	Shipment from SanSan	corp	operation	nbn	Double		3	1						0			
04035	st	35	3	Muckraker	corp	ice	nbn	Sentry - Tracer - Illicit		3	3						5	3		
04036	st	36	3	The Cleaners	corp	agenda	weyland-consortium	Security		3					3	5				
04037	st	37	3	Elizabeth Mills	corp	asset	weyland-consortium	Executive	unique	3	2						2		1	
04038	st	38	3	Off the Grid	corp	upgrade	weyland-consortium			3	3						6		0	
04039	st	39	3	Profiteering	corp	agenda	neutral-corp			3	0				1	3				
04040	st	40	3	Restructure	corp	operation	neutral-corp	Transaction		3	0						10			
04041	mt	41	3	Reina Roja: Freedom Fighter	runner	identity	anarch	Cyborg - G-mod		1		45	15	1						
04042	mt	42	3	Deep Red	runner	hardware	anarch	Console	unique	3	1						2			
04043	mt	43	3	Knight	runner	program	anarch	Icebreaker - AI - Caïssa		3	2						2	7		1
04044	mt	44	3	Running Interference	runner	event	criminal	Double - Run		3	4						4			
04045	mt	45	3	Expert Schedule Analyzer	runner	program	criminal			3	2						1			1
04046	mt	46	3	Grifter	runner	resource	criminal	Virtual		3	1						2			
04047	mt	47	3	Torch	runner	program	shaper	Icebreaker - Decoder		3	4						9	4		1
04048	mt	48	3	Woman in the Red Dress	runner	resource	shaper	Connection - Virtual	unique	3	4						3			
04049	mt	49	3	Raymond Flint	runner	resource	neutral-runner	Connection	unique	3	0						2			
04050	mt	50	3	Isabel McGuire	corp	asset	haas-bioroid	Executive	unique	3	1						0		3	
04051	mt	51	3	Hudson 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid		3	1						3	5		
04052	mt	52	3	Accelerated Diagnostics	corp	operation	haas-bioroid			3	1						1			
04053	mt	53	3	Unorthodox Predictions	corp	agenda	jinteki	Security		3					1	3				
04054	mt	54	3	Sundew	corp	asset	jinteki			3	3						2		2	
04055	mt	55	3	City Surveillance	corp	asset	nbn			3	4						5		3	
04056	mt	56	3	Snoop	corp	ice	nbn	Sentry - Tracer		3	2						6	6		
04057	mt	57	3	Ireress	corp	ice	weyland-consortium	Code Gate		3	1						0	2		
04058	mt	58	3	Power Shutdown	corp	operation	weyland-consortium	Gray Ops		3	2						1			
04059	mt	59	3	Paper Wall	corp	ice	neutral-corp	Barrier		3	0						0	1		
04060	mt	60	3	Interns	corp	operation	neutral-corp	Double		3	0						0			
04061	tc	61	3	Keyhole	runner	program	anarch			3	3						4			2
04062	tc	62	3	Activist Support	runner	resource	anarch			3	2						1			
04063	tc	63	3	Lawyer Up	runner	event	criminal	Double		3	1						2			
04064	tc	64	3	Leverage	runner	event	criminal			3	2						1			
04065	tc	65	3	Garrote	runner	program	criminal	Icebreaker - Killer		3	3						7	2		2
04066	tc	66	3	LLDS Processor	runner	hardware	shaper	Chip		3	1						1			
04067	tc	67	3	Sharpshooter	runner	program	shaper	Icebreaker		3	1						1	3		1
04068	tc	68	3	Capstone	runner	hardware	shaper		unique	3	3						2			
04069	tc	69	3	Starlight Crusade Funding	runner	resource	neutral-runner			3	0						1			
04070	tc	70	3	Rex Campaign	corp	asset	haas-bioroid	Advertisement		3	2						1		3	
04071	tc	71	3	Fenris	corp	ice	haas-bioroid	Sentry - AP - Illicit		3	2						4	2		
04072	tc	72	3	Panic Button	corp	upgrade	haas-bioroid			3	1						1		2	
04073	tc	73	3	Shock!	corp	asset	jinteki	Ambush		3	2						0		2	
04074	tc	74	3	Tsurugi	corp	ice	jinteki	Sentry - AP		3	2						6	2		
04075	tc	75	3	TGTBT	corp	agenda	nbn	Ambush		3					1	3				
04076	tc	76	3	Sweeps Week	corp	operation	nbn			3	2						1			
04077	tc	77	3	RSVP	corp	ice	nbn	Code Gate		3	2						3	4		
04078	tc	78	3	Curtain Wall	corp	ice	weyland-consortium	Barrier		3	2						14	6		
04079	tc	79	3	Punitive Counterstrike	corp	operation	weyland-consortium	Black Ops		3	2						3			
04080	tc	80	3	Veterans Program	corp	agenda	neutral-corp	Initiative		3	0				1	3				
04081	fal	81	3	Quest Completed	runner	event	anarch			3	2						0			
04082	fal	82	3	Hemorrhage	runner	program	anarch	Virus		3	4						3			1
04083	fal	83	3	Tallie Perrault	runner	resource	anarch	Connection	unique	3	3						2			
04084	fal	84	3	Executive Wiretaps	runner	event	criminal	Double		3	3						4			
04085	fal	85	3	Blackguard	runner	hardware	criminal	Console	unique	3	2						11			
04086	fal	86	3	CyberSolutions Mem Chip	runner	hardware	shaper	Chip		3	2						4			
04087	fal	87	3	Alpha	runner	program	shaper	Icebreaker - AI		3	3						7	1		1
04088	fal	88	3	Omega	runner	program	shaper	Icebreaker - AI		3	3						7	1		1
04089	fal	89	3	Blackmail	runner	event	neutral-runner	Run		3	0						1			
04090	fal	90	3	Blue Level Clearance	corp	operation	haas-bioroid	Double - Transaction		3	2						2			
04091	fal	91	3	Strongbox	corp	upgrade	haas-bioroid			3	2						3		1	
04092	fal	92	3	Toshiyuki Sakai	corp	asset	jinteki	Executive	unique	3	2						0		2	
04093	fal	93	3	Yagura	corp	ice	jinteki	Code Gate - AP		3	2						1	0		
04094	fal	94	3	Restoring Face	corp	operation	jinteki			3	2						0			
04095	fal	95	3	Market Research	corp	agenda	nbn	Research		3					2	4				
04096	fal	96	3	Wraparound	corp	ice	nbn	Barrier		3	1						2	0		
04097	fal	97	3	GRNDL: Power Unleashed	corp	identity	weyland-consortium	Division		1		45	10							
04098	fal	98	3	Vulcan Coverup	corp	agenda	weyland-consortium	Security		3					1	3				
04099	fal	99	3	GRNDL Refinery	corp	asset	weyland-consortium	Facility		3	2						0		2	
04100	fal	100	3	Subliminal Messaging	corp	operation	neutral-corp	Gray Ops		3	0						0			
04101	dt	101	3	Singularity	runner	event	anarch	Double - Run		3	3						4			
04102	dt	102	3	Queen's Gambit	runner	event	anarch	Double		3	3						0			
04103	dt	103	3	Dyson Fractal Generator	runner	hardware	anarch	Chip - Stealth		3	3						1			
04104	dt	104	3	Silencer	runner	hardware	criminal	Chip - Stealth		3	3						1			
04105	dt	105	3	Savoir-faire	runner	program	criminal			3	3						0			1
04106	dt	106	3	Fall Guy	runner	resource	criminal	Connection		3	1						0			
04107	dt	107	3	Power Nap	runner	event	shaper	Double		3	2						0			
04108	dt	108	3	Paintbrush	runner	program	shaper			3	4						3			2
04109	dt	109	3	Lucky Find	runner	event	neutral-runner	Double		3	2						3			
04110	dt	110	3	Gyri Labyrinth	corp	ice	haas-bioroid	Code Gate		3	2						2	2		
04111	dt	111	3	Reclamation Order	corp	operation	haas-bioroid	Double		3	2						1			
04112	dt	112	3	Broadcast Square	corp	asset	nbn	Facility	unique	3	3						2		5	
04113	dt	113	3	Corporate Shuffle	corp	operation	nbn	Double		3	2						0			
04114	dt	114	3	Caprice Nisei	corp	upgrade	jinteki	Clone - Psi	unique	3	4						2		1	
04115	dt	115	3	Shinobi	corp	ice	jinteki	Sentry - Tracer - AP - Illicit		3	3						7	5		
04116	dt	116	3	Marker	corp	ice	jinteki	Code Gate		3	1						0	3		
04117	dt	117	3	Hive	corp	ice	weyland-consortium	Barrier		3	2						5	3		
04118	dt	118	3	Witness Tampering	corp	operation	weyland-consortium	Double - Gray Ops		3	1						4			
04119	dt	119	3	NAPD Contract	corp	agenda	neutral-corp	Security		3	0				2	4				
04120	dt	120	3	Quandary	corp	ice	neutral-corp	Code Gate		3	0						1	0		
05001	hap	1	3	Harmony Medtech: Biomedical Pioneer	corp	identity	jinteki	Division		1		40	12							
05002	hap	2	3	Nisei Division: The Next Generation	corp	identity	jinteki	Division		1		45	15							
05003	hap	3	3	Tennin Institute: The Secrets Within	corp	identity	jinteki	Division		1		45	15							
05004	hap	4	3	House of Knives	corp	agenda	jinteki	Security		3					1	3				
05005	hap	5	3	Medical Breakthrough	corp	agenda	jinteki	Research		3					2	4				
05006	hap	6	3	Philotic Entanglement	corp	agenda	jinteki	Security	unique	1					2	3				
05007	hap	7	3	The Future Perfect	corp	agenda	jinteki	Initiative - Psi		3					3	5				
05008	hap	8	3	Chairman Hiro	corp	asset	jinteki	Executive	unique	3	5						2		6	
05009	hap	9	3	Mental Health Clinic	corp	asset	jinteki	Facility		3	2						0		3	
05010	hap	10	3	Psychic Field	corp	asset	jinteki	Ambush - Psi		3	1						0		2	
05011	hap	11	3	Shi.Kyū	corp	asset	jinteki	Ambush		3	4						0		0	
05012	hap	12	3	Tenma Line	corp	asset	jinteki	Clone		3	3						2		4	
05013	hap	13	3	Cerebral Cast	corp	operation	jinteki	Gray Ops - Psi		3	3						1			
05014	hap	14	3	Medical Research Fundraiser	corp	operation	jinteki	Transaction		3	1						3			
05015	hap	15	3	Mushin No Shin	corp	operation	jinteki	Double		3	2						0			
05016	hap	16	3	Inazuma	corp	ice	jinteki	Code Gate		3	2						3	5		
05017	hap	17	3	Komainu	corp	ice	jinteki	Sentry - AP		3	4						5	1		
05018	hap	18	3	Pup	corp	ice	jinteki	Sentry - AP		3	1						1	0		
05019	hap	19	3	Shiro	corp	ice	jinteki	Code Gate		3	4						6	5		
05020	hap	20	3	Susanoo-no-Mikoto	corp	ice	jinteki	Sentry - Deflector	unique	3	3						9	7		
05021	hap	21	3	NeoTokyo Grid	corp	upgrade	jinteki	Region		3	2						2		5	
05022	hap	22	3	Tori Hanzō	corp	upgrade	jinteki	Sysop	unique	3	4						3		2	
05023	hap	23	3	Plan B	corp	asset	neutral-corp	Ambush		3	0						0		1	
05024	hap	24	3	Guard	corp	ice	neutral-corp	Sentry		3	0						4	2		
05025	hap	25	3	Rainbow	corp	ice	neutral-corp	Sentry - Code Gate - Barrier		3	0						3	4		
05026	hap	26	3	Diversified Portfolio	corp	operation	neutral-corp	Transaction		3	0						1			
05027	hap	27	3	Fast Track	corp	operation	neutral-corp			3	0						0			
05028	hap	28	3	Iain Stirling: Retired Spook	runner	identity	criminal	Natural		1		45	10	1						
05029	hap	29	3	Ken "Express" Tenma: Disappeared Clone	runner	identity	criminal	Clone		1		45	17	0						
05030	hap	30	3	Silhouette: Stealth Operative	runner	identity	criminal	Natural		1		40	15	0						
05031	hap	31	3	Calling in Favors	runner	event	criminal			3	1						0			
05032	hap	32	3	Early Bird	runner	event	criminal	Priority - Run		3	2						1			
05033	hap	33	3	Express Delivery	runner	event	criminal			3	1						1			
05034	hap	34	3	Feint	runner	event	criminal	Run		3	3						2			
05035	hap	35	3	Legwork	runner	event	criminal	Run		3	2						2			
05036	hap	36	3	Planned Assault	runner	event	criminal	Double		3	2						2			
05037	hap	37	3	Logos	runner	hardware	criminal	Console	unique	3	2						4			
05038	hap	38	3	Public Terminal	runner	hardware	criminal			3	2						1			
05039	hap	39	3	Unregistered S&W '35	runner	hardware	criminal	Weapon		3	3						1			
05040	hap	40	3	Window	runner	hardware	criminal			3	1						2			
05041	hap	41	3	Alias	runner	program	criminal	Icebreaker - Killer		3	2						3	1		1
05042	hap	42	3	Breach	runner	program	criminal	Icebreaker - Fracter		3	2						2	2		1
05043	hap	43	3	Bug	runner	program	criminal			3	1						0			1
05044	hap	44	3	Gingerbread	runner	program	criminal	Icebreaker		3	2						2	2		1
05045	hap	45	3	Grappling Hook	runner	program	criminal			3	2						2			1
05046	hap	46	3	Passport	runner	program	criminal	Icebreaker - Decoder		3	2						1	2		1
05047	hap	47	3	Push Your Luck	runner	event	criminal			3	1						2			
05048	hap	48	3	Security Testing	runner	resource	criminal	Job		3	3						0			
05049	hap	49	3	Theophilius Bagbiter	runner	resource	criminal	Connection	unique	3	4						3			
05050	hap	50	3	Tri-maf Contact	runner	resource	criminal	Connection		3	1						2			
05051	hap	51	3	Mass Install	runner	event	neutral-runner			3	0						1			
05052	hap	52	3	Q-Coherence Chip	runner	hardware	neutral-runner	Chip		3	0						0			
05053	hap	53	3	Overmind	runner	program	neutral-runner	Icebreaker - AI		3	0						4	0		1
05054	hap	54	3	Oracle May	runner	resource	neutral-runner	Connection	unique	3	1						1			
05055	hap	55	3	Donut Taganes	runner	resource	neutral-runner	Connection	unique	3	2						3			
06001	up	1	3	Domestic Sleepers	corp	agenda	haas-bioroid			3					0	2				
06002	up	2	3	NEXT Silver	corp	ice	haas-bioroid	Barrier - NEXT		3	2						3	1		
06003	up	3	3	Lotus Field	corp	ice	jinteki	Code Gate		3	1						5	4		
06004	up	4	3	Mutate	corp	operation	jinteki			3	3						2			
06005	up	5	3	Near-Earth Hub: Broadcast Center	corp	identity	nbn	Division		1		45	17							
06006	up	6	3	Primary Transmission Dish	corp	asset	nbn	Beanstalk		3	2						2		3	
06007	up	7	3	Midway Station Grid	corp	upgrade	nbn	Beanstalk - Region		3	4						4		4	
06008	up	8	3	The Root	corp	asset	weyland-consortium	Beanstalk	unique	3	3						6		4	
06009	up	9	3	Taurus	corp	ice	weyland-consortium	Sentry - Tracer		3	2						5	5		
06010	up	10	3	Mother Goddess	corp	ice	neutral-corp	Mythic	unique	3	0						4	4		
06011	up	11	3	Galahad	corp	ice	neutral-corp	Barrier - Grail		3	1						2	1		
06012	up	12	3	Bad Times	corp	operation	neutral-corp	Gray Ops		3	0						4			
06013	up	13	3	Cyber Threat	runner	event	anarch	Priority		3	3						1			
06014	up	14	3	Lamprey	runner	program	anarch	Virus		3	2						1			1
06015	up	15	3	Paper Tripping	runner	event	criminal	Priority		3	2						4			
06016	up	16	3	Power Tap	runner	resource	criminal			3	1						2			
06017	up	17	3	Nasir Meidan: Cyber Explorer	runner	identity	shaper	Cyborg		1		45	15	1						
06018	up	18	3	Social Engineering	runner	event	shaper	Priority		3	2						2			
06019	up	19	3	Leprechaun	runner	program	shaper	Daemon		3	2						2			1
06020	up	20	3	Eden Shard	runner	resource	neutral-runner	Virtual - Source	unique	1	1						7			
06021	tsb	21	3	The Foundry: Refining the Process	corp	identity	haas-bioroid	Division		1		45	15							
06022	tsb	22	3	Enhanced Login Protocol	corp	operation	haas-bioroid	Current		3	2						2			
06023	tsb	23	3	Heinlein Grid	corp	upgrade	haas-bioroid	Region		3	2						3		3	
06024	tsb	24	3	Encrypted Portals	corp	agenda	jinteki	Security		3					1	3				
06025	tsb	25	3	Cerebral Static	corp	operation	jinteki	Current		3	2						2			
06026	tsb	26	3	Targeted Marketing	corp	operation	nbn	Current		3	1						0			
06027	tsb	27	3	Information Overload	corp	ice	nbn	Sentry - Tracer		3	2						6	4		
06028	tsb	28	3	Paywall Implementation	corp	operation	weyland-consortium	Current - Transaction		3	2						0			
06029	tsb	29	3	Sealed Vault	corp	asset	weyland-consortium	Facility		3	1						0		8	
06030	tsb	30	3	Eden Fragment	corp	agenda	neutral-corp	Source	unique	1	0				3	5				
06031	tsb	31	3	Lag Time	corp	operation	neutral-corp	Current		3	0						2			
06032	tsb	32	3	Will-o'-the-Wisp	corp	upgrade	neutral-corp			3	0						4		1	
06033	tsb	33	3	D4v1d	runner	program	anarch			3	4						3			1
06034	tsb	34	3	Scrubbed	runner	event	anarch	Current		3	2						2			
06035	tsb	35	3	Three Steps Ahead	runner	event	criminal	Priority		3	2						1			
06036	tsb	36	3	Unscheduled Maintenance	runner	event	criminal	Current		3	2						1			
06037	tsb	37	3	Cache	runner	program	criminal	Virus		3	1						1			1
06038	tsb	38	3	Net Celebrity	runner	event	shaper	Current		3	1						1			
06039	tsb	39	3	LLDS Energy Regulator	runner	program	shaper			3	1						0			1
06040	tsb	40	3	Ghost Runner	runner	resource	neutral-runner	Stealth - Virtual		3	0						1			
06041	fc	41	3	IQ	corp	ice	haas-bioroid	Code Gate		3	2						0	0		
06042	fc	42	3	Eliza's Toybox	corp	asset	haas-bioroid	Ritzy	unique	3	2						4		4	
06043	fc	43	3	Kitsune	corp	ice	jinteki	Mythic - Trap		3	2						2	3		
06044	fc	44	3	Port Anson Grid	corp	upgrade	jinteki	Region		3	2						2		5	
06045	fc	45	3	The News Now Hour	corp	asset	nbn	Cast		3	3						0		4	
06046	fc	46	3	Manhunt	corp	operation	nbn	Current		3	3						3			
06047	fc	47	3	Wendigo	corp	ice	weyland-consortium	Code Gate - Morph		3	2						2	4		
06048	fc	48	3	Crisium Grid	corp	upgrade	weyland-consortium	Region		3	1						3		5	
06049	fc	49	3	Chronos Project	corp	agenda	neutral-corp	Research		3	0				1	3				
06050	fc	50	3	Shattered Remains	corp	asset	neutral-corp	Ambush		3	0						0		0	
06051	fc	51	3	Lancelot	corp	ice	neutral-corp	Sentry - Grail - Destroyer		3	1						4	2		
06052	fc	52	3	Quetzal: Free Spirit	runner	identity	anarch	G-mod		1		45	15	0						
06053	fc	53	3	BlacKat	runner	program	anarch	Icebreaker - Fracter		3	3						4	3		1
06054	fc	54	3	Duggar's	runner	resource	anarch	Location - Seedy	unique	3	4						2			
06055	fc	55	3	Box-E	runner	hardware	criminal	Console	unique	3	1						4			
06056	fc	56	3	The Supplier	runner	resource	criminal	Connection	unique	3	2						3			
06057	fc	57	3	Refractor	runner	program	shaper	Icebreaker - Decoder		3	2						1	2		1
06058	fc	58	3	Order of Sol	runner	resource	shaper	Location	unique	3	1						2			
06059	fc	59	3	Hades Shard	runner	resource	neutral-runner	Virtual - Source	unique	1	1						7			
06060	fc	60	3	Rachel Beckman	runner	resource	neutral-runner	Connection	unique	3	1						8			
06061	uao	61	3	Architect	corp	ice	haas-bioroid	Sentry		3	2						4	3		
06062	uao	62	3	Peak Efficiency	corp	operation	haas-bioroid			3	1						1			
06063	uao	63	3	Labyrinthine Servers	corp	agenda	jinteki	Security		3					3	5				
06064	uao	64	3	Ashigaru	corp	ice	jinteki	Barrier		3	3						9	4		
06065	uao	65	3	Mamba	corp	ice	jinteki	Sentry - Psi - AP		3	2						6	4		
06066	uao	66	3	Reversed Accounts	corp	asset	nbn	Hostile		3	1						0		3	
06067	uao	67	3	Universal Connectivity Fee	corp	ice	nbn	Trap		3	1						2	2		
06068	uao	68	3	Blue Sun: Powering the Future	corp	identity	weyland-consortium	Corp		1		45	15							
06069	uao	69	3	Changeling	corp	ice	weyland-consortium	Barrier - Morph		3	2						5	4		
06070	uao	70	3	Reuse	corp	operation	weyland-consortium	Double		3	1						0			
06071	uao	71	3	Hades Fragment	corp	agenda	neutral-corp	Source	unique	1	0				3	5				
06072	uao	72	3	Docklands Crackdown	corp	asset	neutral-corp			3	0						2		3	
06073	uao	73	3	Inject	runner	event	anarch			3	2						1			
06074	uao	74	3	Origami	runner	program	anarch			3	2						0			1
06075	uao	75	3	Fester	runner	resource	anarch	Virtual		3	1						1			
06076	uao	76	3	Autoscripter	runner	hardware	criminal		unique	3	3						3			
06077	uao	77	3	Switchblade	runner	program	criminal	Icebreaker - Killer		3	2						3	0		1
06078	uao	78	3	Trade-In	runner	event	shaper			3	2						1			
06079	uao	79	3	Astrolabe	runner	hardware	shaper	Console	unique	3	2						1			
06080	uao	80	3	Angel Arena	runner	resource	neutral-runner	Location	unique	3	0						X			
06081	atr	81	3	Bifrost Array	corp	agenda	haas-bioroid	Initiative		3					1	3				
06082	atr	82	3	Sagittarius	corp	ice	haas-bioroid	Sentry - Tracer - Destroyer		3	2						5	4		
06083	atr	83	3	Hostile Infrastructure	corp	asset	jinteki			3	2						5		5	
06084	atr	84	3	Gemini	corp	ice	jinteki	Sentry - Tracer - AP		3	2						3	5		
06085	atr	85	3	License Acquisition	corp	agenda	nbn	Expansion		3					1	3				
06086	atr	86	3	Daily Business Show	corp	asset	nbn	Cast		3	1						2		4	
06087	atr	87	3	Superior Cyberwalls	corp	agenda	weyland-consortium	Security		3					1	3				
06088	atr	88	3	Executive Boot Camp	corp	asset	weyland-consortium			3	1						0		3	
06089	atr	89	3	Lycan	corp	ice	weyland-consortium	Sentry - Destroyer - Morph		3	2						6	3		
06090	atr	90	3	Snatch and Grab	corp	operation	neutral-corp	Gray Ops		3	0						0			
06091	atr	91	3	Merlin	corp	ice	neutral-corp	Code Gate - Grail - AP		3	1						6	4		
06092	atr	92	3	Shell Corporation	corp	upgrade	neutral-corp			3	0						2		3	
06093	atr	93	3	Ekomind	runner	hardware	anarch	Console	unique	3	3						2			
06094	atr	94	3	Cerberus "Cuj.0" H3	runner	program	anarch	Icebreaker - Killer		3	3						3	0		1
06095	atr	95	3	Leela Patel: Trained Pragmatist	runner	identity	criminal	Natural		1		45	15	0						
06096	atr	96	3	Cerberus "Rex" H2	runner	program	criminal	Icebreaker - Decoder		3	3						3	1		1
06097	atr	97	3	Zona Sul Shipping	runner	resource	criminal			3	1						2			
06098	atr	98	3	Cybsoft MacroDrive	runner	hardware	shaper			3	1						2			
06099	atr	99	3	Cerberus "Lady" H1	runner	program	shaper	Icebreaker - Fracter		3	3						4	3		1
06100	atr	100	3	Utopia Shard	runner	resource	neutral-runner	Virtual - Source	unique	1	1						7			
06101	ts	101	3	Helium-3 Deposit	corp	agenda	weyland-consortium			3					2	4				
06102	ts	102	3	Errand Boy	corp	ice	weyland-consortium	Sentry		3	1						4	1		
06103	ts	103	3	IT Department	corp	asset	haas-bioroid			3	1						2		4	
06104	ts	104	3	Markus 1.0	corp	ice	haas-bioroid	Barrier - Bioroid		3	1						4	3		
06105	ts	105	3	Industrial Genomics: Growing Solutions	corp	identity	jinteki	Division		1		45	15							
06106	ts	106	3	Turtlebacks	corp	asset	jinteki	Clone		3	1						2		4	
06107	ts	107	3	Shoot the Moon	corp	operation	nbn	Double		3	2						3			
06108	ts	108	3	Troll	corp	ice	nbn	Sentry		3	2						1	3		
06109	ts	109	3	Virgo	corp	ice	nbn	Sentry - Tracer		3	2						4	5		
06110	ts	110	3	Utopia Fragment	corp	agenda	neutral-corp	Source	unique	1	0				3	5				
06111	ts	111	3	Excalibur	corp	ice	neutral-corp	Mythic - Grail	unique	3	0						2	3		
06112	ts	112	3	Self-destruct	corp	upgrade	neutral-corp			3	0						2		0	
06113	ts	113	3	Incubator	runner	program	anarch	Virus		3	3						3			1
06114	ts	114	3	Ixodidae	runner	program	anarch	Virus		3	2						1			1
06115	ts	115	3	Code Siphon	runner	event	shaper	Run		3	4						0			
06116	ts	116	3	Collective Consciousness	runner	program	shaper			3	2						2			2
06117	ts	117	3	Sage	runner	program	shaper	Icebreaker - Decoder - Fracter		3	3						4	0		2
06118	ts	118	3	Bribery	runner	event	criminal	Run		3	2						X			
06119	ts	119	3	Au Revoir	runner	program	criminal			3	2						1			1
06120	ts	120	3	Earthrise Hotel	runner	resource	neutral-runner	Location - Ritzy	unique	3	0						4			
07001	oac	1	3	Argus Security: Protection Guaranteed	corp	identity	weyland-consortium	Corp		1		45	15							
07002	oac	2	3	Gagarin Deep Space: Expanding the Horizon	corp	identity	weyland-consortium	Corp		1		45	15							
07003	oac	3	3	Titan Transnational: Investing In Your Future	corp	identity	weyland-consortium	Corp		1		45	17							
07004	oac	4	3	Firmware Updates	corp	agenda	weyland-consortium	Security		3					1	3				
07005	oac	5	3	Glenn Station	corp	agenda	weyland-consortium	Expansion		3					2	4				
07006	oac	6	3	Government Takeover	corp	agenda	weyland-consortium	Expansion	unique	1					6	9				
07007	oac	7	3	High-Risk Investment	corp	agenda	weyland-consortium	Expansion		3					3	5				
07008	oac	8	3	Constellation Protocol	corp	asset	weyland-consortium			3	2						0		4	
07009	oac	9	3	Mark Yale	corp	asset	weyland-consortium	Executive	unique	3	1						1		3	
07010	oac	10	3	Space Camp	corp	asset	weyland-consortium	Ambush		3	1						0		3	
07011	oac	11	3	The Board	corp	asset	weyland-consortium	Executive	unique	3	5						3		7	
07012	oac	12	3	Asteroid Belt	corp	ice	weyland-consortium	Barrier		3	2						9	6		
07013	oac	13	3	Wormhole	corp	ice	weyland-consortium	Code Gate		3	2						9	7		
07014	oac	14	3	Nebula	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						9	5		
07015	oac	15	3	Orion	corp	ice	weyland-consortium	Sentry - Code Gate - Barrier	unique	3	3						15	8		
07016	oac	16	3	Builder	corp	ice	weyland-consortium	Code Gate		3	1						2	4		
07017	oac	17	3	Checkpoint	corp	ice	weyland-consortium	Code Gate - Tracer - Illicit		3	2						4	7		
07018	oac	18	3	Fire Wall	corp	ice	weyland-consortium	Barrier		3	2						5	5		
07019	oac	19	3	Searchlight	corp	ice	weyland-consortium	Sentry - Tracer - Observer		3	1						1	3		
07020	oac	20	3	Housekeeping	corp	operation	weyland-consortium	Current - Gray Ops		3	3						2			
07021	oac	21	3	Patch	corp	operation	weyland-consortium	Condition		3	2						0			
07022	oac	22	3	Traffic Accident	corp	operation	weyland-consortium	Black Ops		3	1						0			
07023	oac	23	3	Satellite Grid	corp	upgrade	weyland-consortium	Region		3	3						1		3	
07024	oac	24	3	The Twins	corp	upgrade	weyland-consortium	Sysop	unique	3	1						2		2	
07025	oac	25	3	Sub Boost	corp	operation	neutral-corp	Condition		3	0						0			
07026	oac	26	3	Dedicated Technician Team	corp	upgrade	neutral-corp			3	0						1		1	
07027	oac	27	3	Cyberdex Virus Suite	corp	upgrade	neutral-corp	Ambush		3	0						3		1	
07028	oac	28	3	Edward Kim: Humanity's Hammer	runner	identity	anarch	Natural		1		45	15	1						
07029	oac	29	3	MaxX: Maximum Punk Rock	runner	identity	anarch	G-mod		1		45	15	0						
07030	oac	30	3	Valencia Estevez: The Angel of Cayambe	runner	identity	anarch	Natural		1		50	15	0						
07031	oac	31	3	Amped Up	runner	event	anarch			3	3						1			
07032	oac	32	3	I've Had Worse	runner	event	anarch			3	2						1			
07033	oac	33	3	Itinerant Protesters	runner	event	anarch	Current		3	2						2			
07034	oac	34	3	Showing Off	runner	event	anarch	Run		3	3						2			
07035	oac	35	3	Wanton Destruction	runner	event	anarch	Run - Sabotage		3	4						1			
07036	oac	36	3	Day Job	runner	event	anarch			3	1						2			
07037	oac	37	3	Forked	runner	event	anarch	Run - Sabotage		3	3						2			
07038	oac	38	3	Knifed	runner	event	anarch	Run - Sabotage		3	3						1			
07039	oac	39	3	Spooned	runner	event	anarch	Run - Sabotage		3	3						2			
07040	oac	40	3	Eater	runner	program	anarch	Icebreaker - AI		3	3						4	2		1
07041	oac	41	3	Gravedigger	runner	program	anarch	Virus		3	2						2			1
07042	oac	42	3	Hivemind	runner	program	anarch	Virus	unique	3	5						3			2
07043	oac	43	3	Progenitor	runner	program	anarch	Daemon		3	2						0			0
07044	oac	44	3	Archives Interface	runner	hardware	anarch			3	2						3			
07045	oac	45	3	Chop Bot 3000	runner	hardware	anarch		unique	3	1						1			
07046	oac	46	3	MemStrips	runner	hardware	anarch	Chip		3	2						3			
07047	oac	47	3	Vigil	runner	hardware	anarch	Console	unique	3	2						2			
07048	oac	48	3	Human First	runner	resource	anarch	Connection	unique	3	2						1			
07049	oac	49	3	Investigative Journalism	runner	resource	anarch			3	1						0			
07050	oac	50	3	Sacrificial Clone	runner	resource	anarch			3	4						3			
07051	oac	51	3	Stim Dealer	runner	resource	anarch	Connection		3	3						4			
07052	oac	52	3	Virus Breeding Ground	runner	resource	anarch	Virtual		3	2						2			
07053	oac	53	3	Uninstall	runner	event	neutral-runner			3	0						0			
07054	oac	54	3	Qianju PT	runner	hardware	neutral-runner	Vehicle		3	0						2			
07055	oac	55	3	Data Folding	runner	resource	neutral-runner	Virtual		3	0						3			
08001	val	1	3	Clot	runner	program	anarch	Virus		3	2						2			1
08002	val	2	3	Paige Piper	runner	resource	anarch	Connection	unique	3	2						0			
08003	val	3	3	Adjusted Chronotype	runner	resource	anarch	Genetics	unique	3	2						3			
08004	val	4	3	Spike	runner	program	criminal	Icebreaker - Fracter - Cloud		3	2						1	0		1
08005	val	5	3	Enhanced Vision	runner	resource	criminal	Genetics	unique	3	3						1			
08006	val	6	3	Gene Conditioning Shoppe	runner	resource	shaper	Location		3	1						2			
08007	val	7	3	Synthetic Blood	runner	resource	shaper	Genetics	unique	3	2						3			
08008	val	8	3	Traffic Jam	runner	event	neutral-runner	Current		3	0						2			
08009	val	9	3	Symmetrical Visage	runner	resource	neutral-runner	Genetics	unique	3	0						2			
08010	val	10	3	Brain-Taping Warehouse	corp	asset	haas-bioroid	Facility		3	1						1		4	
08011	val	11	3	NEXT Gold	corp	ice	haas-bioroid	Sentry - NEXT - AP - Destroyer		3	3						8	4		
08012	val	12	3	Jinteki Biotech: Life Imagined	corp	identity	jinteki	Division		1		45	15							
08013	val	13	3	Genetic Resequencing	corp	agenda	jinteki	Research		3					1	3				
08014	val	14	3	Cortex Lock	corp	ice	jinteki	Sentry - AP		3	2						2	4		
08015	val	15	3	Valley Grid	corp	upgrade	jinteki	Region		3	2						3		3	
08016	val	16	3	Bandwidth	corp	ice	nbn	Code Gate		3	1						0	5		
08017	val	17	3	Predictive Algorithm	corp	operation	nbn	Current		3	1						0			
08018	val	18	3	Capital Investors	corp	asset	weyland-consortium			3	2						2		2	
08019	val	19	3	Negotiator	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						4	3		
08020	val	20	3	Tech Startup	corp	asset	neutral-corp			3	0						0		1	
08021	bb	21	3	Hacktivist Meeting	runner	event	anarch	Current		3	2						1			
08022	bb	22	3	Off-Campus Apartment	runner	resource	anarch	Location		3	1						0			
08023	bb	23	3	Career Fair	runner	event	criminal			3	1						0			
08024	bb	24	3	Dorm Computer	runner	hardware	criminal			3	1						0			
08025	bb	25	3	Hayley Kaplan: Universal Scholar	runner	identity	shaper	G-mod		1		45	15	0						
08026	bb	26	3	Game Day	runner	event	shaper	Double		3	3						1			
08027	bb	27	3	Comet	runner	hardware	shaper	Console	unique	3	2						4			
08028	bb	28	3	Study Guide	runner	program	shaper	Icebreaker - Decoder		3	4						3	0		1
08029	bb	29	3	London Library	runner	resource	shaper	Location	unique	3	2						3			
08030	bb	30	3	Tyson Observatory	runner	resource	shaper	Location	unique	3	2						2			
08031	bb	31	3	Beach Party	runner	resource	neutral-runner			3	0						0			
08032	bb	32	3	Research Grant	corp	agenda	haas-bioroid	Research		3					1	3				
08033	bb	33	3	Turing	corp	ice	haas-bioroid	Code Gate		3	3						4	2		
08034	bb	34	3	Crick	corp	ice	jinteki	Code Gate		3	3						1	3		
08035	bb	35	3	Recruiting Trip	corp	operation	jinteki			3	1						X			
08036	bb	36	3	Blacklist	corp	asset	nbn			3	1						0		3	
08037	bb	37	3	Gutenberg	corp	ice	nbn	Sentry - Tracer		3	3						2	3		
08038	bb	38	3	Student Loans	corp	asset	weyland-consortium			3	2						2		3	
08039	bb	39	3	Meru Mati	corp	ice	weyland-consortium	Barrier		3	2						2	1		
08040	bb	40	3	Breaker Bay Grid	corp	upgrade	neutral-corp	Region		3	0						0		2	
08041	cc	41	3	Immolation Script	runner	event	anarch	Run		3	3						0			
08042	cc	42	3	Skulljack	runner	hardware	anarch	Cybernetic	unique	3	2						2			
08043	cc	43	3	Turntable	runner	hardware	anarch	Console	unique	3	2						2			
08044	cc	44	3	Chrome Parlor	runner	resource	anarch	Location		3	1						1			
08045	cc	45	3	Titanium Ribs	runner	hardware	criminal	Cybernetic	unique	3	2						1			
08046	cc	46	3	Crowbar	runner	program	criminal	Icebreaker - Decoder - Cloud		3	2						1	0		1
08047	cc	47	3	Net-Ready Eyes	runner	hardware	shaper	Cybernetic	unique	3	2						0			
08048	cc	48	3	Analog Dreamers	runner	program	shaper			3	3						2			1
08049	cc	49	3	Brain Cage	runner	hardware	neutral-runner	Cybernetic	unique	3	0						1			
08050	cc	50	3	Cybernetics Division: Humanity Upgraded	corp	identity	haas-bioroid	Division		1		40	15							
08051	cc	51	3	Self-Destruct Chips	corp	agenda	haas-bioroid	Security		3					1	3				
08052	cc	52	3	Lab Dog	corp	ice	haas-bioroid	Trap		3	2						2	0		
08053	cc	53	3	Oaktown Grid	corp	upgrade	haas-bioroid	Region		3	2						1		1	
08054	cc	54	3	Ryon Knight	corp	upgrade	haas-bioroid	Sysop	unique	3	2						2		3	
08055	cc	55	3	Clairvoyant Monitor	corp	ice	jinteki	Code Gate - Psi		3	2						4	3		
08056	cc	56	3	Lockdown	corp	ice	jinteki	Code Gate		3	1						0	5		
08057	cc	57	3	Little Engine	corp	ice	nbn	Code Gate		3	2						5	7		
08058	cc	58	3	Oaktown Renovation	corp	agenda	weyland-consortium	Initiative - Public		3					2	4				
08059	cc	59	3	Corporate Town	corp	asset	weyland-consortium			3	2						1		5	
08060	cc	60	3	Quicksand	corp	ice	neutral-corp	Barrier		3	0						3	0		
08061	uw	61	3	Faust	runner	program	anarch	Icebreaker - AI		3	2						3	2		1
08062	uw	62	3	Street Peddler	runner	resource	anarch	Connection - Seedy		3	1						0			
08063	uw	63	3	Armand "Geist" Walker: Tech Lord	runner	identity	criminal	G-mod		1		45	15	1						
08064	uw	64	3	Drive By	runner	event	criminal	Double		3	2						0			
08065	uw	65	3	Forger	runner	hardware	criminal	Console		3	1						1			
08066	uw	66	3	Shiv	runner	program	criminal	Icebreaker - Killer - Cloud		3	2						0	0		1
08067	uw	67	3	Gang Sign	runner	resource	criminal	Virtual		3	3						1			
08068	uw	68	3	Muertos Gang Member	runner	resource	criminal	Connection		3	2						0			
08069	uw	69	3	Chameleon	runner	program	shaper	Icebreaker		3	3						2	3		1
08070	uw	70	3	Hyperdriver	runner	program	shaper			3	3						1			3
08071	uw	71	3	Test Ground	corp	asset	haas-bioroid			3	2						0		2	
08072	uw	72	3	Defective Brainchips	corp	operation	haas-bioroid	Current		3	1						2			
08073	uw	73	3	Allele Repression	corp	asset	jinteki			3	3						2		2	
08074	uw	74	3	Marcus Batty	corp	upgrade	jinteki	Sysop - Psi	unique	3	3						0		1	
08075	uw	75	3	Exposé	corp	asset	nbn			3	2						2		2	
08076	uw	76	3	Pachinko	corp	ice	nbn	Barrier		3	1						1	4		
08077	uw	77	3	Underway Renovation	corp	agenda	weyland-consortium	Initiative - Public		3					1	3				
08078	uw	78	3	Contract Killer	corp	asset	weyland-consortium	Hostile		3	4						2		3	
08079	uw	79	3	Spiderweb	corp	ice	weyland-consortium	Barrier		3	2						4	2		
08080	uw	80	3	Underway Grid	corp	upgrade	neutral-corp	Region		3	0						0		3	
08081	oh	81	3	Trope	runner	program	anarch			3	3						1			1
08082	oh	82	3	Spoilers	runner	resource	anarch	Virtual		3	3						1			
08083	oh	83	3	Drug Dealer	runner	resource	criminal	Connection		3	1						1			
08084	oh	84	3	Rolodex	runner	resource	criminal	Virtual		3	1						0			
08085	oh	85	3	Fan Site	runner	resource	shaper	Virtual		3	1						0			
08086	oh	86	3	Film Critic	runner	resource	shaper	Connection		3	1						1			
08087	oh	87	3	Paparazzi	runner	resource	neutral-runner			3	0						0			
08088	oh	88	3	Ronald Five	corp	asset	haas-bioroid	Bioroid	unique	3	3						3		3	
08089	oh	89	3	Enforcer 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Destroyer - AP		3	2						1	5		
08090	oh	90	3	It's a Trap!	corp	ice	jinteki	Trap		3	3						2	0		
08091	oh	91	3	An Offer You Can't Refuse	corp	operation	jinteki			3	3						4			
08092	oh	92	3	Haarpsichord Studios: Entertainment Unleashed	corp	identity	nbn	Division		1		45	15							
08093	oh	93	3	Award Bait	corp	agenda	nbn	Sensie		3					1	3				
08094	oh	94	3	Explode-a-palooza	corp	agenda	nbn	Sensie		3					2	4				
08095	oh	95	3	Early Premiere	corp	asset	nbn			3	3						0		2	
08096	oh	96	3	Casting Call	corp	operation	nbn	Condition		3	2						0			
08097	oh	97	3	Old Hollywood Grid	corp	upgrade	nbn	Region		3	2						5		4	
08098	oh	98	3	Hollywood Renovation	corp	agenda	weyland-consortium	Initiative - Public		3					3	5				
08099	oh	99	3	Back Channels	corp	operation	weyland-consortium	Transaction		3	1						0			
08100	oh	100	3	Vanity Project	corp	agenda	neutral-corp			3	1				4	6				
08101	uot	101	3	Power to the People	runner	event	anarch	Priority		3	2						0			
08102	uot	102	3	Surfer	runner	program	anarch			3	3						2			1
08103	uot	103	3	DDoS	runner	resource	anarch	Virtual		3	3						3			
08104	uot	104	3	Laramy Fisk: Savvy Investor	runner	identity	criminal	Natural		1		45	15	0						
08105	uot	105	3	Fisk Investment Seminar	runner	event	criminal	Priority		3	2						0			
08106	uot	106	3	Bookmark	runner	hardware	shaper			3	2						0			
08107	uot	107	3	DaVinci	runner	program	shaper			3	2						1			1
08108	uot	108	3	Wireless Net Pavilion	runner	resource	neutral-runner	Location	unique	3	0						1			
08109	uot	109	3	Cybernetics Court	corp	asset	haas-bioroid	Facility - Ritzy	unique	3	5						0		5	
08110	uot	110	3	Team Sponsorship	corp	asset	haas-bioroid			3	1						1		4	
08111	uot	111	3	Chronos Protocol: Selective Mind-mapping	corp	identity	jinteki	Division		1		45	15							
08112	uot	112	3	Ancestral Imager	corp	agenda	jinteki	Security		3					1	3				
08113	uot	113	3	Genetics Pavilion	corp	asset	jinteki	Facility - Ritzy	unique	3	5						1		5	
08114	uot	114	3	Franchise City	corp	asset	nbn	Facility		3	5						3		2	
08115	uot	115	3	Product Placement	corp	upgrade	nbn	Advertisement		3	1						0		2	
08116	uot	116	3	Worlds Plaza	corp	asset	weyland-consortium	Facility	unique	3	5						2		5	
08117	uot	117	3	Public Support	corp	asset	weyland-consortium			3	3						2		4	
08118	uot	118	3	Tour Guide	corp	ice	weyland-consortium	Sentry		3	2						2	0		
08119	uot	119	3	Expo Grid	corp	upgrade	weyland-consortium	Region		3	3						0		3	
08120	uot	120	3	The Future is Now	corp	agenda	neutral-corp	Initiative		3	0				1	3				
09001	dad	1	3	SYNC: Everything, Everywhere	corp	identity	nbn	Division		1		40	15							
09002	dad	2	3	New Angeles Sol: Your News	corp	identity	nbn	Division		1		45	15							
09003	dad	3	3	Spark Agency: Worldswide Reach	corp	identity	nbn	Division		1		45	15							
09004	dad	4	3	15 Minutes	corp	agenda	nbn		unique	1					1	2				
09005	dad	5	3	Improved Tracers	corp	agenda	nbn	Security		3					1	3				
09006	dad	6	3	Rebranding Team	corp	agenda	nbn	Initiative		3					2	4				
09007	dad	7	3	Quantum Predictive Model	corp	agenda	nbn	Security		3					1	3				
09008	dad	8	3	Lily Lockwell	corp	asset	nbn	Character	unique	3	4						2		3	
09009	dad	9	3	News Team	corp	asset	nbn	Ambush		3	2						0		0	
09010	dad	10	3	Shannon Claire	corp	asset	nbn	Character	unique	3	2						0		3	
09011	dad	11	3	Victoria Jenkins	corp	asset	nbn	Executive	unique	3	5						3		5	
09012	dad	12	3	Reality Threedee	corp	asset	nbn	Illicit		3	2						0		6	
09013	dad	13	3	Archangel	corp	ice	nbn	Code Gate - Tracer - Ambush		3	4						4	6		
09014	dad	14	3	News Hound	corp	ice	nbn	Sentry - Tracer		3	2						2	4		
09015	dad	15	3	Resistor	corp	ice	nbn	Barrier - Tracer		3	2						0	0		
09016	dad	16	3	Special Offer	corp	ice	nbn	Trap - Advertisement		3	2						1	3		
09017	dad	17	3	TL;DR	corp	ice	nbn	Code Gate		3	2						1	4		
09018	dad	18	3	Turnpike	corp	ice	nbn	Sentry - Tracer		3	2						2	3		
09019	dad	19	3	24/7 News Cycle	corp	operation	nbn			3	3						0			
09020	dad	20	3	Ad Blitz	corp	operation	nbn	Double		3	1						X			
09021	dad	21	3	Media Blitz	corp	operation	nbn	Current		3	3						2			
09022	dad	22	3	The All-Seeing I	corp	operation	nbn			3	1						1			
09023	dad	23	3	Surveillance Sweep	corp	operation	nbn	Current		3	3						2			
09024	dad	24	3	Keegan Lane	corp	upgrade	nbn	Sysop	unique	3	3						0		3	
09025	dad	25	3	Rutherford Grid	corp	upgrade	nbn	Region		3	2						0		4	
09026	dad	26	3	Global Food Initiative	corp	agenda	neutral-corp	Initiative		3	1				3	5				
09027	dad	27	3	Launch Campaign	corp	asset	neutral-corp	Advertisement		3	0						1		2	
09028	dad	28	3	Assassin	corp	ice	neutral-corp	Sentry - Destroyer - AP - Tracer		3	0						7	5		
09029	dad	29	3	Apex: Invasive Predator	runner	identity	apex	Digital		1		45	25	0						
09030	dad	30	3	Apocalypse	runner	event	apex			3	3						3			
09031	dad	31	3	Prey	runner	event	apex	Run		3	2						0			
09032	dad	32	3	Heartbeat	runner	hardware	apex	Console	unique	3	3						2			
09033	dad	33	3	Endless Hunger	runner	program	apex	Icebreaker		3	2						0	11		4
09034	dad	34	3	Harbinger	runner	program	apex			3	1						0			0
09035	dad	35	3	Hunting Grounds	runner	resource	apex	Location - Virtual		3	1						2			
09036	dad	36	3	Wasteland	runner	resource	apex	Location - Virtual		3	2						2			
09037	dad	37	3	Adam: Compulsive Hacker	runner	identity	adam	Bioroid		1		45	25	0						
09038	dad	38	3	Independent Thinking	runner	event	adam			3	1						1			
09039	dad	39	3	Brain Chip	runner	hardware	adam	Console	unique	3	3						2			
09040	dad	40	3	Multithreader	runner	program	adam			3	1						3			1
09041	dad	41	3	Always Be Running	runner	resource	adam	Directive - Virtual	unique	3	3						0			
09042	dad	42	3	Dr. Lovegood	runner	resource	adam	Connection	unique	3	1						2			
09043	dad	43	3	Neutralize All Threats	runner	resource	adam	Directive - Virtual	unique	3	3						0			
09044	dad	44	3	Safety First	runner	resource	adam	Directive - Virtual	unique	3	3						0			
09045	dad	45	3	Sunny Lebeau: Security Specialist	runner	identity	sunny-lebeau	Natural		1		50	25	2						
09046	dad	46	3	Security Chip	runner	hardware	sunny-lebeau	Chip		3	1						0			
09047	dad	47	3	Security Nexus	runner	hardware	sunny-lebeau	Console	unique	3	3						8			
09048	dad	48	3	GS Striker M1	runner	program	sunny-lebeau	Icebreaker - Decoder - Cloud		3	2						4	1		1
09049	dad	49	3	GS Shrike M2	runner	program	sunny-lebeau	Icebreaker - Killer - Cloud		3	2						5	1		1
09050	dad	50	3	GS Sherman M3	runner	program	sunny-lebeau	Icebreaker - Fracter - Cloud		3	2						3	1		1
09051	dad	51	3	Globalsec Security Clearance	runner	resource	sunny-lebeau	Virtual		3	2						2			
09052	dad	52	3	Jak Sinclair	runner	resource	sunny-lebeau	Connection	unique	3	2						3			
09053	dad	53	3	Employee Strike	runner	event	neutral-runner	Current		3	1						1			
09054	dad	54	3	Windfall	runner	event	neutral-runner			3	0						0			
09055	dad	55	3	Technical Writer	runner	resource	neutral-runner			3	0						0			
10001	kg	1	3	Run Amok	runner	event	anarch	Run - Sabotage		3	3						3			
10002	kg	2	6	Ramujan-reliant 550 BMI	runner	hardware	anarch	Consumer-grade		6	1						1			
10003	kg	3	3	Street Magic	runner	resource	anarch	Virtual		3	1						0			
10004	kg	4	3	High-Stakes Job	runner	event	criminal	Run - Job		3	3						6			
10005	kg	5	3	Mongoose	runner	program	criminal	Icebreaker - Killer		3	2						3	1		1
10006	kg	6	3	Jesminder Sareen: Girl Behind the Curtain	runner	identity	shaper	Natural		1		45	15	0						
10007	kg	7	3	Maya	runner	hardware	shaper	Console	unique	3	3						3			
10008	kg	8	3	Panchatantra	runner	program	shaper			3	2						2			1
10009	kg	9	3	Artist Colony	runner	resource	shaper	Location		3	3						0			
10010	kg	10	3	Chatterjee University	runner	resource	neutral-runner	Location - Ritzy	unique	3	0						1			
10011	kg	11	3	Advanced Concept Hopper	corp	agenda	haas-bioroid	Research		3					2	4				
10012	kg	12	3	Vikram 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Tracer - AP		3	2						6	5		
10013	kg	13	3	Heritage Committee	corp	operation	jinteki	Alliance		3	2						1			
10014	kg	14	3	Mumbad City Grid	corp	upgrade	jinteki	Region		3	3						3		3	
10015	kg	15	3	Kala Ghoda Real TV	corp	asset	nbn	Cast		3	1						0		4	
10016	kg	16	3	Interrupt 0	corp	ice	nbn	Code Gate		3	1						2	4		
10017	kg	17	3	Dedication Ceremony	corp	operation	weyland-consortium			3	3						1			
10018	kg	18	3	Mumba Temple	corp	asset	neutral-corp	Alliance - Facility		3	2						1		3	
10019	kg	19	3	Museum of History	corp	asset	neutral-corp	Alliance - Ritzy	unique	3	2						1		3	
10020	bf	20	3	EMP Device	runner	hardware	anarch	Bomb		3	4						1			
10021	bf	21	3	Diwan	runner	program	anarch	Virus		3	1						1			1
10022	bf	22	3	CBI Raid	runner	event	criminal	Run - Sabotage		3	2						3			
10023	bf	23	3	Tech Trader	runner	resource	criminal	Connection		3	1						1			
10024	bf	24	6	NetChip	runner	hardware	shaper	Consumer-grade - Chip		6	2						1			
10025	bf	25	3	Corporate Scandal	runner	event	neutral-runner	Current		3	1						3			
10026	bf	26	3	Populist Rally	runner	event	neutral-runner			3	0						2			
10027	bf	27	3	Advanced Assembly Lines	corp	asset	haas-bioroid	Facility		3	2						1		1	
10028	bf	28	3	Lakshmi Smartfabrics	corp	asset	haas-bioroid			3	3						1		3	
10029	bf	29	3	Product Recall	corp	operation	haas-bioroid	Alliance		3	2						0			
10030	bf	30	3	Pālanā Foods: Sustainable Growth	corp	identity	jinteki	Division		1		45	15							
10031	bf	31	3	Pālanā Agroplex	corp	asset	jinteki	Facility		3	2						1		5	
10032	bf	32	3	Harvester	corp	ice	jinteki	Code Gate		3	1						1	3		
10033	bf	33	3	Remote Data Farm	corp	agenda	nbn	Expansion		3					2	4				
10034	bf	34	3	Disposable HQ	corp	upgrade	nbn	Ambush		3	1						0		5	
10035	bf	35	3	New Construction	corp	agenda	weyland-consortium	Public		3					2	4				
10036	bf	36	3	Mumbad Construction Co.	corp	asset	weyland-consortium			3	3						4		3	
10037	bf	37	3	Corporate Sales Team	corp	agenda	neutral-corp	Expansion		3	0				2	4				
10038	bf	38	3	PAD Factory	corp	asset	neutral-corp	Alliance - Facility		3	2						2		3	
10039	dag	39	3	Political Graffiti	runner	event	anarch	Run		3	3						0			
10040	dag	40	3	Nero Severn: Information Broker	runner	identity	criminal	Natural		1		45	15	1						
10041	dag	41	3	Reflection	runner	hardware	criminal	Console	unique	3	2						2			
10042	dag	42	6	Spy Camera	runner	hardware	criminal	Consumer-grade		6	1						0			
10043	dag	43	3	Political Operative	runner	resource	criminal	Connection		3	1						1			
10044	dag	44	3	Sadyojata	runner	program	shaper	Icebreaker - AI - Deva	unique	3	2						4	2		1
10045	dag	45	3	"Freedom Through Equality"	runner	event	neutral-runner	Current		3	0						3			
10046	dag	46	3	Akshara Sareen	runner	resource	neutral-runner	Connection	unique	3	0						0			
10047	dag	47	3	Councilman	runner	resource	neutral-runner	Connection		3	0						0			
10048	dag	48	3	Voting Machine Initiative	corp	agenda	haas-bioroid	Initiative		3					3	5				
10049	dag	49	3	Clone Suffrage Movement	corp	asset	haas-bioroid	Political		3	2						1		2	
10050	dag	50	3	Bio-Ethics Association	corp	asset	jinteki	Political		3	2						1		2	
10051	dag	51	3	Political Dealings	corp	asset	jinteki	Seedy		3	4						4		3	
10052	dag	52	3	"Clones are not People"	corp	operation	jinteki	Current		3	3						3			
10053	dag	53	3	Sensie Actors Union	corp	asset	nbn	Political		3	2						0		2	
10054	dag	54	3	Commercial Bankers Group	corp	asset	weyland-consortium	Political		3	2						1		2	
10055	dag	55	3	Mumbad City Hall	corp	asset	weyland-consortium	Facility - Government		3	1						1		3	
10056	dag	56	3	Bailiff	corp	ice	weyland-consortium	Barrier		3	2						2	0		
10057	dag	57	3	Surat City Grid	corp	upgrade	weyland-consortium	Region		3	2						2		3	
10058	si	58	3	Making an Entrance	runner	event	anarch	Priority		3	2						0			
10059	si	59	3	Salsette Slums	runner	resource	anarch	Location - Seedy		3	2						2			
10060	si	60	6	Exclusive Party	runner	event	criminal			6	1						0			
10061	si	61	3	Vamadeva	runner	program	criminal	Icebreaker - AI - Deva	unique	3	2						6	2		1
10062	si	62	3	Brahman	runner	program	shaper	Icebreaker - AI		3	3						4	3		2
10063	si	63	3	Patron	runner	resource	shaper	Connection		3	3						3			
10064	si	64	3	Sports Hopper	runner	hardware	neutral-runner	Vehicle		3	0						3			
10065	si	65	3	Bazaar	runner	resource	neutral-runner	Location - Ritzy		3	0						1			
10066	si	66	3	Personality Profiles	corp	agenda	haas-bioroid	Security		3					1	3				
10067	si	67	3	Jeeves Model Bioroids	corp	asset	haas-bioroid	Alliance	unique	3	3						2		5	
10068	si	68	3	Raman Rai	corp	asset	jinteki	Alliance - Executive	unique	3	3						1		3	
10069	si	69	3	Upayoga	corp	ice	jinteki	Code Gate - Psi		3	1						3	4		
10070	si	70	3	Aryabhata Tech	corp	asset	nbn	Ritzy		3	2						2		3	
10071	si	71	3	Salem's Hospitality	corp	operation	nbn	Alliance - Gray Ops		3	4						2			
10072	si	72	3	Executive Search Firm	corp	asset	weyland-consortium	Alliance - Ritzy		3	3						0		3	
10073	si	73	3	Indian Union Stock Exchange	corp	asset	weyland-consortium			3	2						1		3	
10074	si	74	3	Cobra	corp	ice	neutral-corp	Sentry - Destroyer - AP		3	0						4	1		
10075	si	75	3	Localized Product Line	corp	operation	neutral-corp			3	3						4			
10076	si	76	3	Mumbad Virtual Tour	corp	upgrade	neutral-corp	Alliance		3	2						0		5	
10077	tlm	77	3	The Noble Path	runner	event	anarch	Run		3	2						0			
10078	tlm	78	3	Emptied Mind	runner	resource	anarch		unique	3	3						0			
10079	tlm	79	3	Information Sifting	runner	event	criminal	Run		3	3						1			
10080	tlm	80	6	Out of the Ashes	runner	event	shaper	Run		6	2						1			
10081	tlm	81	3	Liberated Chela	runner	resource	shaper	Connection		3	2						0			
10082	tlm	82	3	Temple of the Liberated Mind	runner	resource	shaper	Location - Ritzy	unique	3	3						2			
10083	tlm	83	3	Rebirth	runner	event	neutral-runner			1	1						0			
10084	tlm	84	3	Guru Davinder	runner	resource	neutral-runner	Connection	unique	3	1						1			
10085	tlm	85	3	The Turning Wheel	runner	resource	neutral-runner	Virtual	unique	3	1						2			
10086	tlm	86	3	Brainstorm	corp	ice	haas-bioroid	Sentry - AP		3	4						9	2		
10087	tlm	87	3	Ravana 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid		3	1						3	5		
10088	tlm	88	3	Dedicated Neural Net	corp	agenda	jinteki	Initiative - Psi		3					1	3				
10089	tlm	89	3	Chetana	corp	ice	jinteki	Sentry - AP - Psi		3	2						4	3		
10090	tlm	90	3	Puppet Master	corp	agenda	nbn	Initiative		3					3	5				
10091	tlm	91	3	Waiver	corp	ice	nbn	Code Gate - Tracer		3	2						5	5		
10092	tlm	92	3	Exchange of Information	corp	operation	nbn	Gray Ops		3	2						0			
10093	tlm	93	3	Red Tape	corp	ice	weyland-consortium	Code Gate		3	1						2	5		
10094	tlm	94	3	Consulting Visit	corp	operation	weyland-consortium	Alliance - Double		3	3						2			
10095	tlm	95	3	Vanilla	corp	ice	neutral-corp	Barrier		3	0						0	0		
10096	ftm	96	6	Fear the Masses	runner	event	anarch	Run - Sabotage		6	2						1			
10097	ftm	97	3	Aghora	runner	program	anarch	Icebreaker - AI - Deva	unique	3	2						5	2		1
10098	ftm	98	3	Bhagat	runner	resource	anarch	Connection	unique	3	4						3			
10099	ftm	99	3	The Black File	runner	resource	criminal	Virtual	unique	1	4						5			
10100	ftm	100	3	The Price of Freedom	runner	event	shaper			3	2						0			
10101	ftm	101	3	Ankusa	runner	program	shaper	Icebreaker - Fracter		3	3						6	0		1
10102	ftm	102	3	Rigged Results	runner	event	neutral-runner			3	1						0			
10103	ftm	103	3	Magnet	corp	ice	haas-bioroid	Code Gate		3	1						3	3		
10104	ftm	104	3	Lateral Growth	corp	operation	haas-bioroid	Transaction		3	2						2			
10105	ftm	105	3	Improved Protein Source	corp	agenda	jinteki	Research		3					3	4				
10106	ftm	106	3	Voter Intimidation	corp	operation	jinteki	Gray Ops - Psi		3	2						1			
10107	ftm	107	3	Harishchandra Ent.: Where You're the Star	corp	identity	nbn	Division		1		45	17							
10108	ftm	108	3	Full Immersion RecStudio	corp	asset	nbn	Facility		3	4						2		3	
10109	ftm	109	3	Ibrahim Salem	corp	asset	nbn	Alliance - Character	unique	3	3						2		5	
10110	ftm	110	3	Navi Mumbai City Grid	corp	upgrade	nbn	Region		3	2						2		3	
10111	ftm	111	3	Zealous Judge	corp	asset	weyland-consortium	Character		3	2						2		2	
10112	ftm	112	3	Election Day	corp	operation	weyland-consortium			3	2						0			
10113	ftm	113	3	Subcontract	corp	operation	weyland-consortium	Gray Ops		3	3						0			
10114	ftm	114	3	Merger	corp	agenda	neutral-corp	Expansion		3	1				2	3				
11001	23s	1	3	System Outage	runner	event	anarch	Current		3	2						1			
11002	23s	2	3	Null: Whistleblower	runner	identity	anarch	Natural		1		45	15	0						
11003	23s	3	3	GPI Net Tap	runner	hardware	criminal			3	2						3			
11004	23s	4	3	Hernando Cortez	runner	resource	criminal	Connection	unique	3	1						2			
11005	23s	5	3	Mirror	runner	hardware	shaper	Console	unique	3	3						3			
11006	23s	6	3	Dai V	runner	program	shaper	Icebreaker - AI		3	3						6	1		1
11007	23s	7	3	Another Day, Another Paycheck	runner	event	sunny-lebeau	Current		3	3						0			
11008	23s	8	3	Deuces Wild	runner	event	neutral-runner			3	1						2			
11009	23s	9	3	Injection Attack	runner	event	neutral-runner	Run		3	0						1			
11010	23s	10	3	Fairchild 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid		3	1						1	2		
11011	23s	11	3	Sherlock 2.0	corp	ice	haas-bioroid	Sentry - Bioroid - Tracer		3	3						7	6		
11012	23s	12	3	Hyoubu Research Facility	corp	asset	jinteki	Facility	unique	3	3						0		4	
11013	23s	13	3	Chrysalis	corp	ice	jinteki	Sentry - AP		3	2						3	2	1	
11014	23s	14	3	Georgia Emelyov	corp	upgrade	jinteki	Sysop	unique	3	2						1		3	
11015	23s	15	3	Watchdog	corp	asset	nbn			3	1						0		4	
11016	23s	16	3	Hard-Hitting News	corp	operation	nbn	Terminal		3	2						3			
11017	23s	17	3	NBN: Controlling the Message	corp	identity	nbn	Megacorp		1		45	12							
11018	23s	18	3	Crisis Management	corp	agenda	weyland-consortium	Security		3					1	3				
11019	23s	19	3	Stock Buy-Back	corp	operation	weyland-consortium	Terminal - Transaction		3	2						1			
11020	23s	20	3	Sandburg	corp	asset	neutral-corp		unique	3	0						0		4	
11021	bm	21	3	Credit Crash	runner	event	anarch	Run		3	1						1			
11022	bm	22	3	Rumor Mill	runner	event	anarch	Current		3	2						1			
11023	bm	23	3	Nfr	runner	program	anarch	Icebreaker - Fracter		3	3						3	1		1
11024	bm	24	3	Paperclip	runner	program	anarch	Icebreaker - Fracter		3	3						4	1		1
11025	bm	25	3	Golden	runner	program	criminal	Icebreaker - Killer		3	2						5	1		1
11026	bm	26	3	Temüjin Contract	runner	resource	criminal	Job	unique	3	2						4			
11027	bm	27	3	Khan: Savvy Skiptracer	runner	identity	criminal	Natural		1		40	12	0						
11028	bm	28	3	Data Breach	runner	event	shaper	Run		3	1						0			
11029	bm	29	3	Algo Trading	runner	resource	shaper	Job		3	1						0			
11030	bm	30	3	Beth Kilrain-Chang	runner	resource	shaper	Connection	unique	3	3						2			
11031	bm	31	3	Fairchild 2.0	corp	ice	haas-bioroid	Code Gate - Bioroid - AP		3	2						4	3		
11032	bm	32	3	Aiki	corp	ice	jinteki	Code Gate - Psi - AP		3	2						1	3		
11033	bm	33	3	Enforcing Loyalty	corp	operation	jinteki	Double - Gray Ops		3	1						2		1	
11034	bm	34	3	Hatchet Job	corp	operation	nbn	Double - Gray Ops		3	2						2		0	
11035	bm	35	3	Special Report	corp	operation	nbn			3	2						1			
11036	bm	36	3	C.I. Fund	corp	asset	weyland-consortium			3	1						0		2	
11037	bm	37	3	Liquidation	corp	operation	weyland-consortium	Double - Gray Ops - Transaction		3	1						1			
11038	bm	38	3	Weyland Consortium: Builder of Nations	corp	identity	weyland-consortium	Megacorp		1		40	12							
11039	bm	39	3	Financial Collapse	corp	operation	neutral-corp			3	0						0			
11040	bm	40	3	Prisec	corp	upgrade	neutral-corp	Ambush		3	0						0		3	
11041	es	41	3	Obelus	runner	hardware	anarch	Console	unique	3	3						4			
11042	es	42	3	Black Orchestra	runner	program	anarch	Icebreaker - Decoder		3	2						3	2		1
11043	es	43	3	Omar Keung: Conspiracy Theorist	runner	identity	anarch	Natural		1		45	12	0						
11044	es	44	3	Peregrine	runner	program	criminal	Icebreaker - Decoder		3	2						5	2		1
11045	es	45	3	Houdini	runner	program	shaper	Icebreaker - Decoder		3	3						2	2		1
11046	es	46	3	Net Mercur	runner	resource	shaper	Virtual - Stealth	unique	3	3						3			
11047	es	47	3	Find the Truth	runner	resource	adam	Directive - Virtual	unique	3	3						0			
11048	es	48	3	First Responders	runner	resource	neutral-runner	Connection		3	0						2			
11049	es	49	3	Fairchild 3.0	corp	ice	haas-bioroid	Code Gate - Bioroid - AP		3	3						6	5		
11050	es	50	3	Ark Lockdown	corp	operation	haas-bioroid			3	2						1			
11051	es	51	3	Hellion Beta Test	corp	operation	haas-bioroid	Black Ops		3	3						1			
11052	es	52	3	Project Kusanagi	corp	agenda	jinteki	Security		3					0	2				
11053	es	53	3	DNA Tracker	corp	ice	jinteki	Code Gate - AP		3	3						8	6		
11054	es	54	3	Jinteki: Potential Unleashed	corp	identity	jinteki	Megacorp		1		45	12							
11055	es	55	3	Alexa Belsky	corp	asset	nbn	Character	unique	3	2						1		5	
11056	es	56	3	Observe and Destroy	corp	operation	nbn	Gray Ops		3	1						0			
11057	es	57	3	Service Outage	corp	operation	nbn	Current		3	1						1			
11058	es	58	3	BOOM!	corp	operation	weyland-consortium	Double - Black Ops		3	3						4		1	
11059	es	59	3	Door to Door	corp	operation	weyland-consortium	Current - Black Ops		3	2						3			
11060	es	60	3	Scarcity of Resources	corp	operation	neutral-corp	Current		3	0						1			
11061	in	61	3	En Passant	runner	event	anarch	Sabotage		3	2						0			
11062	in	62	3	Frantic Coding	runner	event	anarch			3	3						3			
11063	in	63	3	The Gauntlet	runner	hardware	criminal	Console	unique	3	1						5			
11064	in	64	3	Saker	runner	program	criminal	Icebreaker - Fracter		3	2						4	1		1
11065	in	65	3	Blockade Runner	runner	resource	criminal	Connection		3	1						1			
11066	in	66	3	Ele "Smoke" Scovak: Cynosure of the Net	runner	identity	shaper	G-mod - Stealth		1		40	15	0						
11067	in	67	3	Top Hat	runner	hardware	shaper			3	1						0			
11068	in	68	3	Blackstone	runner	program	shaper	Icebreaker - Fracter		3	2						4	3		1
11069	in	69	3	Government Investigations	runner	event	neutral-runner	Current		3	0						0			
11070	in	70	3	Citadel Sanctuary	runner	resource	neutral-runner	Location	unique	3	0						2			
11071	in	71	3	Wetwork Refit	corp	operation	haas-bioroid	Condition		3	2						1			
11072	in	72	3	Haas-Bioroid: Architects of Tomorrow	corp	identity	haas-bioroid	Megacorp		1		45	12							
11073	in	73	3	Fumiko Yamamori	corp	asset	jinteki	Character	unique	3	2						4		4	
11074	in	74	3	Hasty Relocation	corp	operation	jinteki			3	2						0			
11075	in	75	3	Data Ward	corp	ice	nbn	Barrier		3	3						6	8		
11076	in	76	3	Drone Screen	corp	upgrade	nbn			3	2						1		4	
11077	in	77	3	Chief Slee	corp	asset	weyland-consortium	Character	unique	3	3						2		3	
11078	in	78	3	Bulwark	corp	ice	weyland-consortium	Barrier - Illicit		3	3						10	8		
11079	in	79	3	Best Defense	corp	operation	neutral-corp	Gray Ops		3	0						2			
11080	in	80	3	Preemptive Action	corp	operation	neutral-corp	Terminal		3	0						0			
11081	ml	81	3	MKUltra	runner	program	anarch	Icebreaker - Killer		3	2						2	1		1
11082	ml	82	3	On the Lam	runner	event	criminal	Condition		3	2						3			
11083	ml	83	3	Cold Read	runner	event	shaper	Run - Stealth		3	1						0			
11084	ml	84	3	Equivocation	runner	program	shaper		unique	3	3						2			1
11085	ml	85	3	Misdirection	runner	program	shaper			3	2						0			1
11086	ml	86	3	Reaver	runner	program	apex			3	4						2			1
11087	ml	87	3	Interdiction	runner	event	neutral-runner	Current		3	0						1			
11088	ml	88	3	Baba Yaga	runner	program	neutral-runner	Icebreaker - AI		3	2						5	0		1
11089	ml	89	3	Fairchild	corp	ice	haas-bioroid	Code Gate - Bioroid - AP	unique	3	5						9	8		
11090	ml	90	3	Friends in High Places	corp	operation	haas-bioroid	Terminal		3	1						2			
11091	ml	91	3	Manta Grid	corp	upgrade	haas-bioroid	Region	unique	3	2						1		5	
11092	ml	92	3	Mind Game	corp	ice	jinteki	Code Gate - Psi - Deflector		3	3						0	4		
11093	ml	93	3	Nihongai Grid	corp	upgrade	jinteki	Region	unique	3	2						1		5	
11094	ml	94	3	IP Block	corp	ice	nbn	Barrier - Tracer		3	1						2	4		
11095	ml	95	3	Thoth	corp	ice	nbn	Sentry - Tracer	unique	3	3						7	6		
11096	ml	96	3	Anson Rose	corp	asset	weyland-consortium	Executive	unique	3	1						1		4	
11097	ml	97	3	Mausolus	corp	ice	weyland-consortium	Code Gate - AP		3	3						4	5		
11098	ml	98	3	Sapper	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						3	2	2	
11099	ml	99	3	Show of Force	corp	agenda	neutral-corp	Security		3	0				2	4				
11100	ml	100	3	Enforced Curfew	corp	operation	neutral-corp	Current		3	0						0			
11101	qu	101	3	Şifr	runner	hardware	anarch	Console	unique	3	1						5			
11102	qu	102	3	Sūnya	runner	program	anarch	Icebreaker - Killer		3	3						3	1		1
11103	qu	103	3	Recon Drone	runner	hardware	criminal			3	3						1			
11104	qu	104	3	Tapwrm	runner	program	criminal	Virus		3	2						0			1
11105	qu	105	3	Tracker	runner	program	criminal			3	2						0			2
11106	qu	106	3	Aaron Marrón	runner	resource	criminal	Connection	unique	3	2						2			
11107	qu	107	3	Encore	runner	event	shaper			3	4						0			
11108	qu	108	3	Fawkes	runner	program	shaper	Icebreaker - Killer		3	2						5	1		1
11109	qu	109	3	Peace in Our Time	runner	event	neutral-runner	Priority		3	1						1			
11110	qu	110	3	Sensor Net Activation	corp	agenda	haas-bioroid	Security		3					1	3				
11111	qu	111	3	Violet Level Clearance	corp	operation	haas-bioroid	Terminal - Transaction		3	3						5		1	
11112	qu	112	3	Chiyashi	corp	ice	jinteki	Barrier - AP		3	2						12	8		
11113	qu	113	3	Psychokinesis	corp	operation	jinteki	Terminal		3	2						1			
11114	qu	114	3	Net Quarantine	corp	agenda	nbn	Security		3					2	4				
11115	qu	115	3	Herald	corp	ice	nbn	Code Gate		3	2						2	1	1	
11116	qu	116	3	Veritas	corp	ice	weyland-consortium	Sentry - Tracer		3	3						4	2		
11117	qu	117	3	Bryan Stinson	corp	upgrade	weyland-consortium	Character	unique	3	3						2		5	
11118	qu	118	3	NASX	corp	asset	neutral-corp		unique	3	0						2		4	
11119	qu	119	3	Macrophage	corp	ice	neutral-corp	Code Gate - Tracer		3	0						3	7		
11120	qu	120	3	Tribunal	corp	ice	neutral-corp	Sentry		3	0						7	3		
12001	dc	1	3	Pushing the Envelope	runner	event	anarch	Run		3	2						3			
12002	dc	2	3	Maw	runner	hardware	anarch	Console	unique	3	3						6			
12003	dc	3	3	The Archivist	runner	resource	anarch	Connection	unique	3	4						1			
12004	dc	4	3	Exploit	runner	event	criminal			3	2						2			
12005	dc	5	3	Spot the Prey	runner	event	criminal			3	2						2			
12006	dc	6	3	Bio-Modeled Network	runner	resource	shaper	Virtual		3	2						1			
12007	dc	7	3	Network Exchange	runner	resource	shaper	Virtual		3	2						2			
12008	dc	8	3	Mad Dash	runner	event	neutral-runner	Run		3	0						0			
12009	dc	9	3	NEXT Wave 2	corp	agenda	haas-bioroid	NEXT		3					2	4				
12010	dc	10	3	Zed 2.0	corp	ice	haas-bioroid	Sentry - Bioroid - AP - Destroyer		3	3						6	4		
12011	dc	11	3	Defense Construct	corp	upgrade	haas-bioroid			3	3						2		0	
12012	dc	12	3	Synth DNA Modification	corp	asset	jinteki			3	1						2		2	
12013	dc	13	3	Kakugo	corp	ice	jinteki	Barrier - AP		3	3						4	1		
12014	dc	14	3	Net Analytics	corp	asset	nbn			3	1						0		3	
12015	dc	15	3	SYNC BRE	corp	ice	nbn	Sentry - Tracer		3	3						4	6		
12016	dc	16	3	Jemison Astronautics: Sacrifice. Audacity. Success.	corp	identity	weyland-consortium	Corporation		1		45	15							
12017	dc	17	3	Quarantine System	corp	asset	weyland-consortium			3	4						1		3	
12018	dc	18	3	Oberth Protocol	corp	upgrade	weyland-consortium		unique	3	4						2		2	
12019	dc	19	3	Khondi Plaza	corp	upgrade	neutral-corp	Ritzy	unique	3	0						3		2	
12020	dc	20	3	Signal Jamming	corp	upgrade	neutral-corp			3	0						0		2	
12021	so	21	3	Severnius Stim Implant	runner	hardware	anarch	Cybernetic		3	4						2			
12022	so	22	3	Clan Vengeance	runner	resource	anarch	Clan		3	4						3			
12023	so	23	3	Counter Surveillance	runner	resource	anarch	Clan		3	3						1			
12024	so	24	3	Möbius	runner	event	criminal	Run		3	1						0			
12025	so	25	3	Los: Data Hijacker	runner	identity	criminal	G-mod		1		45	15	0						
12026	so	26	3	System Seizure	runner	event	shaper	Current		3	1						0			
12027	so	27	3	Customized Secretary	runner	program	shaper			3	2						2			1
12028	so	28	3	Build Script	runner	event	neutral-runner			3	1						0			
12029	so	29	3	Seidr Adaptive Barrier	corp	ice	haas-bioroid	Barrier		3	1						4	2		
12030	so	30	3	Nerine 2.0	corp	ice	haas-bioroid	Code Gate - Bioroid - AP		3	3						6	4		
12031	so	31	3	Load Testing	corp	operation	haas-bioroid			3	5						0			
12032	so	32	3	Bloom	corp	ice	jinteki	Code Gate - Observer		3	2						2	3		
12033	so	33	3	Replanting	corp	operation	jinteki	Double		3	3						1			
12034	so	34	3	CPC Generator	corp	asset	nbn	Advertisement		3	3						0		2	
12035	so	35	3	Free Lunch	corp	ice	nbn	Code Gate		3	3						3	4		
12036	so	36	3	MCA Informant	corp	operation	nbn	Terminal		3	2						4			
12037	so	37	3	Clyde Van Rite	corp	asset	weyland-consortium	Executive	unique	3	2						2		3	
12038	so	38	3	Watchtower	corp	ice	weyland-consortium	Code Gate		3	3						4	3		
12039	so	39	3	Sacrifice	corp	operation	weyland-consortium			3	1						0			
12040	so	40	3	Self-Adapting Code Wall	corp	ice	neutral-corp	Barrier		3	0						3	1		
12041	eas	41	3	Berserker	runner	program	anarch	Icebreaker - Fracter		3	3						4	2		1
12042	eas	42	3	Persephone	runner	program	anarch	Icebreaker - Killer		3	3						5	1		2
12043	eas	43	3	Rubicon Switch	runner	hardware	criminal		unique	3	3						3			
12044	eas	44	3	Aeneas Informant	runner	resource	criminal	Connection		3	1						0			
12045	eas	45	3	Rosetta 2.0	runner	resource	criminal	Virtual		3	4						3			
12046	eas	46	3	Adjusted Matrix	runner	hardware	shaper	Mod		3	2						5			
12047	eas	47	3	Dedicated Processor	runner	hardware	shaper	Mod		3	3						2			
12048	eas	48	3	Inversificator	runner	program	shaper	Icebreaker - Decoder		3	3						6	2		1
12049	eas	49	3	Dadiana Chacon	runner	resource	neutral-runner	Connection	unique	3	0						0			
12050	eas	50	3	NEXT Opal	corp	ice	haas-bioroid	Code Gate - Observer - NEXT		3	1						4	3		
12051	eas	51	3	Bioroid Work Crew	corp	asset	haas-bioroid	Bioroid		3	4						2		4	
12052	eas	52	3	AgInfusion: New Miracles for a New World	corp	identity	jinteki	Division		1		45	17							
12053	eas	53	3	Bamboo Dome	corp	upgrade	jinteki	Region		3	3						1		2	
12054	eas	54	3	Ben Musashi	corp	upgrade	jinteki	Clone	unique	3	2						1		3	
12055	eas	55	3	Authenticator	corp	ice	nbn	Code Gate		3	1						2	4		
12056	eas	56	3	Henry Phillips	corp	upgrade	nbn	Sysop	unique	3	1						2		2	
12057	eas	57	3	Battlement	corp	ice	weyland-consortium	Barrier		3	4						3	2		
12058	eas	58	3	Audacity	corp	operation	weyland-consortium			3	4						0			
12059	eas	59	3	Red Planet Couriers	corp	operation	weyland-consortium	Triple		3	4						5			
12060	eas	60	3	Owl	corp	ice	neutral-corp	Sentry		3	0						2	1		
12061	baw	61	3	Alice Merchant: Clan Agitator	runner	identity	anarch	Cyborg		1		50	15	0						
12062	baw	62	3	Jarogniew Mercs	runner	resource	anarch	Clan - Connection	unique	3	2						0			
12063	baw	63	3	Māui	runner	hardware	criminal	Console	unique	3	2						5			
12064	baw	64	3	Bug Out Bag	runner	resource	criminal			3	2						X			
12065	baw	65	3	Keros Mcintyre	runner	resource	criminal	Connection	unique	3	3						2			
12066	baw	66	3	Daredevil	runner	hardware	shaper	Console	unique	3	1						5			
12067	baw	67	3	Mass-Driver	runner	program	shaper	Icebreaker - Decoder		3	3						8	1		2
12068	baw	68	3	Warroid Tracker	corp	upgrade	haas-bioroid	Bioroid		3	2						2		4	
12069	baw	69	3	Loki	corp	ice	haas-bioroid	Bioroid	unique	3	5						6	3		
12070	baw	70	3	Obokata Protocol	corp	agenda	jinteki	Ambush		3					3	5				
12071	baw	71	3	Mirāju	corp	ice	jinteki	Code Gate - Deflector		3	2						2	0		
12072	baw	72	3	Shipment from Tennin	corp	operation	jinteki			3	3						2			
12073	baw	73	3	Escalate Vitriol	corp	agenda	nbn	Initiative		3					2	4				
12074	baw	74	3	Reeducation	corp	agenda	nbn	Initiative		3					3	5				
12075	baw	75	3	Traffic Analyzer	corp	upgrade	nbn			3	1						0		3	
12076	baw	76	3	Meteor Mining	corp	agenda	weyland-consortium			3					2	5				
12077	baw	77	3	Standoff	corp	agenda	weyland-consortium			3					0	2				
12078	baw	78	3	Success	corp	operation	weyland-consortium	Triple		3	2						0			
12079	baw	79	3	Whampoa Reclamation	corp	asset	neutral-corp	Corporation		3	2						3		3	
12080	baw	80	3	Mass Commercialization	corp	operation	neutral-corp	Transaction		3	0						0			
12081	fm	81	3	Mars for Martians	runner	event	anarch	Priority		3	1						0			
12082	fm	82	3	God of War	runner	program	anarch	Icebreaker - AI - Virus		3	3						4	0		1
12083	fm	83	3	Leave No Trace	runner	event	criminal	Run		3	3						2			
12084	fm	84	3	Rip Deal	runner	event	criminal	Run		3	1						3			
12085	fm	85	3	Flashbang	runner	program	criminal	Icebreaker - Killer		3	3						5	0		1
12086	fm	86	3	Lean and Mean	runner	event	shaper	Run		3	1						2			
12087	fm	87	3	Maven	runner	program	shaper	Icebreaker - AI		3	3						5	0		2
12088	fm	88	3	Na'Not'K	runner	program	shaper	Icebreaker - Killer		3	1						4	1		1
12089	fm	89	3	Bloo Moose	runner	resource	neutral-runner	Location - Seedy	unique	3	0						4			
12090	fm	90	3	O₂ Shortage	corp	operation	haas-bioroid			3	2						3			
12091	fm	91	3	Helheim Servers	corp	upgrade	haas-bioroid	Facility	unique	3	1						2		3	
12092	fm	92	3	Mandatory Seed Replacement	corp	agenda	jinteki	Security		3					2	4				
12093	fm	93	3	Water Monopoly	corp	agenda	jinteki	Initiative		3					1	3				
12094	fm	94	3	Metamorph	corp	ice	jinteki	Code Gate - Observer		3	3						3	4		
12095	fm	95	3	Data Loop	corp	ice	nbn	Barrier		3	2						7	4		
12096	fm	96	3	Biased Reporting	corp	operation	nbn			3	3						2			
12097	fm	97	3	Open Forum	corp	asset	weyland-consortium			3	1						1		3	
12098	fm	98	3	Tithonium	corp	ice	weyland-consortium	Barrier - Destroyer		3	2						9	5		
12099	fm	99	3	Transparency Initiative	corp	operation	weyland-consortium			3	4						0			
12100	fm	100	3	Rover Algorithm	corp	operation	neutral-corp			3	0						2			
12101	cd	101	3	Mining Accident	runner	event	anarch			3	2						2			
12102	cd	102	3	Respirocytes	runner	hardware	anarch	Cybernetic		3	3						0			
12103	cd	103	3	Salvaged Vanadis Armory	runner	resource	anarch	Clan	unique	3	3						0			
12104	cd	104	3	Aumakua	runner	program	criminal	Icebreaker - AI - Virus		3	1						3	0		1
12105	cd	105	3	Caldera	runner	resource	criminal	Virtual		3	1						3			
12106	cd	106	3	Diana's Hunt	runner	event	shaper	Run		3	4						4			
12107	cd	107	3	Reshape	runner	event	shaper			3	4						3			
12108	cd	108	3	Dummy Box	runner	resource	shaper	Virtual		3	2						1			
12109	cd	109	3	Corporate Defector	runner	resource	neutral-runner	Connection		3	0						0			
12110	cd	110	3	CFC Excavation Contract	corp	agenda	haas-bioroid			3					2	4				
12111	cd	111	3	MCA Austerity Policy	corp	asset	haas-bioroid		unique	3	3						1		3	
12112	cd	112	3	Restore	corp	operation	haas-bioroid			3	3						1			
12113	cd	113	3	Breached Dome	corp	asset	jinteki	Ambush		3	2						0		0	
12114	cd	114	3	Sand Storm	corp	ice	jinteki	Trap - Deflector		3	3						2	5		
12115	cd	115	3	AR-Enhanced Security	corp	agenda	nbn	Security		3					1	3				
12116	cd	116	3	Rolling Brownout	corp	operation	nbn	Current		3	1						2			
12117	cd	117	3	Threat Level Alpha	corp	operation	nbn	Double		3	2						3			
12118	cd	118	3	Priority Construction	corp	operation	weyland-consortium	Double		3	1						1			
12119	cd	119	3	Fractal Threat Matrix	corp	upgrade	weyland-consortium	Security Protocol		3	3						4		3	
12120	cd	120	3	Conundrum	corp	ice	neutral-corp	Code Gate		3	0						8	4		
13001	td	1	1	Steve Cambridge: Master Grifter	runner	identity	criminal	G-mod		1		45	15	0						
13002	td	2	3	Brute-Force-Hack	runner	event	criminal	Double		3	3						X			
13003	td	3	3	Spear Phishing	runner	event	criminal	Run		3	3						2			
13004	td	4	3	SYN Attack	runner	event	criminal	Double		3	3						2			
13005	td	5	3	Polyhistor	runner	hardware	criminal	Console	unique	3	4						4			
13006	td	6	3	Abagnale	runner	program	criminal	Icebreaker - Decoder		3	2						4	2		1
13007	td	7	3	Lustig	runner	program	criminal	Icebreaker - Killer		3	3						5	1		1
13008	td	8	3	Demara	runner	program	criminal	Icebreaker - Fracter		3	2						4	1		1
13009	td	9	3	Mammon	runner	program	criminal	Icebreaker - AI		3	2						3	0		1
13010	td	10	3	Charlatan	runner	resource	criminal	Virtual		3	4						5			
13011	td	11	3	Maxwell James	runner	resource	criminal	Connection	unique	3	1						1			
13012	td	12	1	Ayla "Bios" Rahim: Simulant Specialist	runner	identity	shaper	Natural		1		45	15	0						
13013	td	13	3	Careful Planning	runner	event	shaper	Priority		3	4						3			
13014	td	14	3	Deep Data Mining	runner	event	shaper	Run		3	4						3			
13015	td	15	3	LLDS Memory Diamond	runner	hardware	shaper	Mod		3	1						4			
13016	td	16	3	Ubax	runner	hardware	shaper	Console	unique	3	3						5			
13017	td	17	3	Adept	runner	program	shaper	Icebreaker - Fracter - Killer		3	3						5	2		2
13018	td	18	3	Savant	runner	program	shaper	Icebreaker - Killer - Decoder		3	3						4	1		2
13019	td	19	3	Egret	runner	program	shaper			3	2						2			1
13020	td	20	3	Dhegdheer	runner	program	shaper	Daemon		3	2						2			0
13021	td	21	3	Levy Advanced Research Lab	runner	resource	shaper	Location - Ritzy		3	2						4			
13022	td	22	3	Laguna Velasco District	runner	resource	shaper	Location - Ritzy	unique	3	2						5			
13023	td	23	3	Process Automation	runner	event	neutral-runner			3	1						0			
13024	td	24	3	Officer Frank	runner	resource	neutral-runner	Connection	unique	3	0						0			
13025	td	25	3	Dean Lister	runner	resource	neutral-runner	Connection	unique	3	0						2			
13026	td	26	3	Biometric Spoofing	runner	resource	neutral-runner			3	0						2			
13027	td	27	3	The Shadow Net	runner	resource	neutral-runner	Virtual	unique	3	0						0			
13028	td	28	1	Seidr Laboratories: Destiny Defined	corp	identity	haas-bioroid	Division		1		45	15							
13029	td	29	3	Brain Rewiring	corp	agenda	haas-bioroid	Security		3					1	3				
13030	td	30	3	Elective Upgrade	corp	agenda	haas-bioroid	Initiative		3					3	5				
13031	td	31	3	Successful Field Test	corp	agenda	haas-bioroid	Research		3					2	4				
13032	td	32	3	Estelle Moon	corp	asset	haas-bioroid	Executive	unique	3	2						2		3	
13033	td	33	3	Marilyn Campaign	corp	asset	haas-bioroid	Advertisement		3	1						2		3	
13034	td	34	3	Eli 2.0	corp	ice	haas-bioroid	Barrier - Bioroid		3	2						5	4		
13035	td	35	3	Executive Functioning	corp	ice	haas-bioroid	Code Gate - AP - Tracer		3	3						2	1		
13036	td	36	3	Holmegaard	corp	ice	haas-bioroid	Sentry - Tracer - Destroyer		3	2						7	5		
13037	td	37	3	Tapestry	corp	ice	haas-bioroid	Code Gate		3	1						5	6		
13038	td	38	3	Ultraviolet Clearance	corp	operation	haas-bioroid	Transaction - Triple		3	4						6			
13039	td	39	3	Black Level Clearance	corp	upgrade	haas-bioroid	Security Protocol		3	5						4		1	
13040	td	40	3	Mason Bellamy	corp	upgrade	haas-bioroid	Sysop	unique	3	3						2		3	
13041	td	41	1	Skorpios Defense Systems: Persuasive Power	corp	identity	weyland-consortium	Subsidiary		1		40	15							
13042	td	42	3	Armored Servers	corp	agenda	weyland-consortium	Security		3					2	4				
13043	td	43	3	Illicit Sales	corp	agenda	weyland-consortium	Expansion		3					1	3				
13044	td	44	3	Graft	corp	agenda	weyland-consortium			3					3	5				
13045	td	45	3	Illegal Arms Factory	corp	asset	weyland-consortium	Facility - Illicit		3	2						3		6	
13046	td	46	3	Mr. Stone	corp	asset	weyland-consortium	Executive	unique	3	4						2		2	
13047	td	47	3	Bloodletter	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						3	4		
13048	td	48	3	Colossus	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						6	4		
13049	td	49	3	Hailstorm	corp	ice	weyland-consortium	Barrier		3	4						6	5		
13050	td	50	3	Hortum	corp	ice	weyland-consortium	Code Gate		3	2						4	4		
13051	td	51	3	Hunter Seeker	corp	operation	weyland-consortium	Double - Gray Ops		3	2						2			
13052	td	52	3	K. P. Lynn	corp	upgrade	weyland-consortium	Executive	unique	3	2						1		3	
13053	td	53	3	Paper Trail	corp	agenda	neutral-corp	Security		3	0				2	4				
13054	td	54	3	Honeyfarm	corp	asset	neutral-corp	Ambush		3	0						0		2	
13055	td	55	3	Long-Term Investment	corp	asset	neutral-corp			3	0						2		4	
13056	td	56	3	Weir	corp	ice	neutral-corp	Code Gate		3	0						3	3		
13057	td	57	3	IPO	corp	operation	neutral-corp	Terminal - Transaction		3	0						8			
20001	core2	1	1	Reina Roja: Freedom Fighter	runner	identity	anarch	Cyborg - G-mod		1		45	15	1						
20002	core2	2	2	Demolition Run	runner	event	anarch	Run - Sabotage		3	2						2			
20003	core2	3	2	Retrieval Run	runner	event	anarch	Run		3	2						3			
20004	core2	4	1	Singularity	runner	event	anarch	Double - Run		3	3						4			
20005	core2	5	1	Stimhack	runner	event	anarch	Run		3	1						0			
20006	core2	6	2	Cyberfeeder	runner	hardware	anarch	Chip		3	1						2			
20007	core2	7	2	Spinal Modem	runner	hardware	anarch	Console	unique	3	2						4			
20008	core2	8	2	Darwin	runner	program	anarch	Icebreaker - AI - Virus		3	3						3	X		1
20009	core2	9	2	Datasucker	runner	program	anarch	Virus		3	1						1			1
20010	core2	10	3	Force of Nature	runner	program	anarch	Icebreaker - Decoder		3	1						5	1		1
20011	core2	11	1	Imp	runner	program	anarch	Virus		3	3						2			1
20012	core2	12	1	Hemorrhage	runner	program	anarch	Virus		3	4						3			1
20013	core2	13	3	Mimic	runner	program	anarch	Icebreaker - Killer		3	1						3	3		1
20014	core2	14	3	Morning Star	runner	program	anarch	Icebreaker - Fracter		3	4						8	5		2
20015	core2	15	1	Ice Carver	runner	resource	anarch	Virtual	unique	3	3						3			
20016	core2	16	3	Liberated Account	runner	resource	anarch			3	2						6			
20017	core2	17	2	Scrubber	runner	resource	anarch	Connection - Seedy		3	1						2			
20018	core2	18	1	Xanadu	runner	resource	anarch	Virtual	unique	3	2						3			
20019	core2	19	1	Gabriel Santiago: Consummate Professional	runner	identity	criminal	Cyborg		1		45	15	0						
20020	core2	20	3	Easy Mark	runner	event	criminal	Job		3	1						0			
20021	core2	21	2	Emergency Shutdown	runner	event	criminal	Sabotage		3	2						0			
20022	core2	22	2	Forged Activation Orders	runner	event	criminal	Sabotage		3	2						1			
20023	core2	23	2	Inside Job	runner	event	criminal	Run		3	3						2			
20024	core2	24	1	Special Order	runner	event	criminal			3	2						1			
20025	core2	25	2	Doppelgänger	runner	hardware	criminal	Console	unique	3	2						3			
20026	core2	26	1	HQ Interface	runner	hardware	criminal			3	2						4			
20027	core2	27	3	Aurora	runner	program	criminal	Icebreaker - Fracter		3	1						3	1		1
20028	core2	28	3	Faerie	runner	program	criminal	Icebreaker - Killer		3	3						0	2		1
20029	core2	29	2	Femme Fatale	runner	program	criminal	Icebreaker - Killer		3	1						9	2		1
20030	core2	30	3	Peacock	runner	program	criminal	Icebreaker - Decoder		3	2						3	2		1
20031	core2	31	1	Pheromones	runner	program	criminal	Virus		3	2						2			1
20032	core2	32	1	Sneakdoor Beta	runner	program	criminal			3	3						4			2
20033	core2	33	2	Bank Job	runner	resource	criminal	Job		3	2						1			
20034	core2	34	2	Crash Space	runner	resource	criminal	Location		3	2						2			
20035	core2	35	1	Fall Guy	runner	resource	criminal	Connection		3	1						0			
20036	core2	36	1	Mr. Li	runner	resource	criminal	Connection	unique	3	2						3			
20037	core2	37	1	Chaos Theory: Wünderkind	runner	identity	shaper	G-mod		1		40	15	0						
20038	core2	38	2	Diesel	runner	event	shaper			3	2						0			
20039	core2	39	2	Indexing	runner	event	shaper	Run		3	3						0			
20040	core2	40	3	Modded	runner	event	shaper	Mod		3	2						0			
20041	core2	41	1	Notoriety	runner	event	shaper			3	1						1			
20042	core2	42	2	Test Run	runner	event	shaper			3	3						3			
20043	core2	43	1	The Maker's Eye	runner	event	shaper	Run		3	2						2			
20044	core2	44	2	Tinkering	runner	event	shaper	Mod		3	4						0			
20045	core2	45	2	Dinosaurus	runner	hardware	shaper	Console	unique	3	2						5			
20046	core2	46	2	Rabbit Hole	runner	hardware	shaper	Link		3	1						2			
20047	core2	47	1	The Personal Touch	runner	hardware	shaper	Mod		3	2						2			
20048	core2	48	3	Battering Ram	runner	program	shaper	Icebreaker - Fracter		3	2						5	3		2
20049	core2	49	3	Gordian Blade	runner	program	shaper	Icebreaker - Decoder		3	3						4	2		1
20050	core2	50	2	Magnum Opus	runner	program	shaper			3	2						5			2
20051	core2	51	3	Pipeline	runner	program	shaper	Icebreaker - Killer		3	1						3	1		1
20052	core2	52	1	Aesop's Pawnshop	runner	resource	shaper	Location - Connection	unique	3	2						1			
20053	core2	53	1	All-nighter	runner	resource	shaper			3	2						0			
20054	core2	54	1	Sacrificial Construct	runner	resource	shaper	Remote		3	1						0			
20055	core2	55	2	Infiltration	runner	event	neutral-runner			3	0						0			
20056	core2	56	3	Sure Gamble	runner	event	neutral-runner			3	0						5			
20057	core2	57	3	Dyson Mem Chip	runner	hardware	neutral-runner	Chip - Link		3	0						3			
20058	core2	58	2	Crypsis	runner	program	neutral-runner	Icebreaker - AI - Virus		3	0						5	0		1
20059	core2	59	3	Armitage Codebusting	runner	resource	neutral-runner	Job		3	0						1			
20060	core2	60	2	Underworld Contact	runner	resource	neutral-runner	Connection		3	0						2			
20061	core2	61	1	Haas-Bioroid: Stronger Together	corp	identity	haas-bioroid	Megacorp		1		45	15							
20062	core2	62	2	Project Ares	corp	agenda	haas-bioroid	Security		3					2	4				
20063	core2	63	3	Project Vitruvius	corp	agenda	haas-bioroid	Research		3					2	3				
20064	core2	64	3	Adonis Campaign	corp	asset	haas-bioroid	Advertisement		3	2						4		3	
20065	core2	65	1	Aggressive Secretary	corp	asset	haas-bioroid	Ambush		3	2						0		0	
20066	core2	66	1	Heimdall 1.0	corp	ice	haas-bioroid	Barrier - Bioroid - AP		3	2						8	6		
20067	core2	67	1	Hudson 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid		3	1						3	5		
20068	core2	68	2	Ichi 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Tracer - Destroyer		3	2						5	4		
20069	core2	69	2	Rototurret	corp	ice	haas-bioroid	Sentry - Destroyer		3	1						4	0		
20070	core2	70	3	Viktor 1.0	corp	ice	haas-bioroid	Code Gate - Bioroid - AP		3	2						3	3		
20071	core2	71	1	Archived Memories	corp	operation	haas-bioroid			3	2						0			
20072	core2	72	2	Biotic Labor	corp	operation	haas-bioroid			3	4						4			
20073	core2	73	3	Green Level Clearance	corp	operation	haas-bioroid	Transaction		3	1						1			
20074	core2	74	1	Shipment from MirrorMorph	corp	operation	haas-bioroid			3	2						1			
20075	core2	75	1	Ash 2X3ZB9CY	corp	upgrade	haas-bioroid	Bioroid	unique	3	2						2		3	
20076	core2	76	1	Strongbox	corp	upgrade	haas-bioroid			3	2						3		1	
20077	core2	108	1	Weyland Consortium: Building a Better World	corp	identity	weyland-consortium	Megacorp		1		45	15							
20078	core2	109	1	Hostile Takeover	corp	agenda	weyland-consortium	Expansion		3					1	2				
20079	core2	110	3	Project Atlas	corp	agenda	weyland-consortium	Research		3					2	3				
20080	core2	111	1	The Cleaners	corp	agenda	weyland-consortium	Security		3					3	5				
20081	core2	112	1	Dedicated Response Team	corp	asset	weyland-consortium	Hostile		3	3						2		3	
20082	core2	113	1	Elizabeth Mills	corp	asset	weyland-consortium	Executive	unique	3	2						2		1	
20083	core2	114	3	GRNDL Refinery	corp	asset	weyland-consortium	Facility		3	2						0		2	
20084	core2	115	1	Archer	corp	ice	weyland-consortium	Sentry - Destroyer		3	2						4	6		
20085	core2	116	2	Caduceus	corp	ice	weyland-consortium	Sentry - Tracer		3	2						3	3		
20086	core2	117	1	Hadrian's Wall	corp	ice	weyland-consortium	Barrier		3	3						10	7		
20087	core2	118	2	Hive	corp	ice	weyland-consortium	Barrier		3	2						5	3		
20088	core2	119	2	Ice Wall	corp	ice	weyland-consortium	Barrier		3	1						1	1		
20089	core2	120	2	Shadow	corp	ice	weyland-consortium	Sentry - Tracer		3	1						3	1		
20090	core2	121	3	Beanstalk Royalties	corp	operation	weyland-consortium	Transaction		3	1						0			
20091	core2	122	2	Punitive Counterstrike	corp	operation	weyland-consortium	Black Ops		3	2						3			
20092	core2	123	2	Shipment from Kaguya	corp	operation	weyland-consortium			3	1						0			
20093	core2	77	1	Jinteki: Personal Evolution	corp	identity	jinteki	Megacorp		1		45	15							
20094	core2	78	3	Braintrust	corp	agenda	jinteki	Research		3					2	3				
20095	core2	79	2	Nisei MK II	corp	agenda	jinteki	Initiative		3					2	4				
20096	core2	80	2	Project Junebug	corp	asset	jinteki	Ambush - Research		3	1						0		0	
20097	core2	81	1	Ronin	corp	asset	jinteki	Hostile		3	4						0		2	
20098	core2	82	2	Snare!	corp	asset	jinteki	Ambush		3	2						0		0	
20099	core2	83	3	Himitsu-Bako	corp	ice	jinteki	Barrier		3	2						2	2		
20100	core2	84	1	Neural Katana	corp	ice	jinteki	Sentry - AP		3	2						4	3		
20101	core2	85	2	Swordsman	corp	ice	jinteki	Sentry - Destroyer - AP		3	1						3	2		
20102	core2	86	1	Wall of Thorns	corp	ice	jinteki	Barrier - AP		3	1						8	5		
20103	core2	87	1	Whirlpool	corp	ice	jinteki	Trap		3	2						0	1		
20104	core2	88	1	Yagura	corp	ice	jinteki	Code Gate - AP		3	2						1	0		
20105	core2	89	3	Celebrity Gift	corp	operation	jinteki	Double		3	3						3			
20106	core2	90	2	Neural EMP	corp	operation	jinteki	Gray Ops		3	2						2			
20107	core2	91	2	Trick of Light	corp	operation	jinteki			3	3						1			
20108	core2	92	1	Hokusai Grid	corp	upgrade	jinteki	Region		3	2						2		4	
20109	core2	93	1	NBN: Making News	corp	identity	nbn	Megacorp		1		45	15							
20110	core2	94	3	Project Beale	corp	agenda	nbn	Research		3					2	3				
20111	core2	95	3	TGTBT	corp	agenda	nbn	Ambush		3					1	3				
20112	core2	96	1	Ghost Branch	corp	asset	nbn	Ambush - Facility		3	1						0		0	
20113	core2	97	2	Data Raven	corp	ice	nbn	Sentry - Tracer - Observer		3	2						4	4		
20114	core2	98	1	Flare	corp	ice	nbn	Sentry - Tracer - AP		3	3						9	6		
20115	core2	99	3	Pop-up Window	corp	ice	nbn	Code Gate - Advertisement		3	1						0	0		
20116	core2	100	2	Tollbooth	corp	ice	nbn	Code Gate		3	2						8	5		
20117	core2	101	2	Wraparound	corp	ice	nbn	Barrier		3	1						2	0		
20118	core2	102	1	Anonymous Tip	corp	operation	nbn			3	1						0			
20119	core2	103	2	Closed Accounts	corp	operation	nbn	Gray Ops		3	1						1			
20120	core2	104	3	Psychographics	corp	operation	nbn			3	3						X			
20121	core2	105	2	SEA Source	corp	operation	nbn			3	2						2			
20122	core2	106	1	Red Herrings	corp	upgrade	nbn			3	2						1		1	
20123	core2	107	1	Bernice Mai	corp	upgrade	nbn	Sysop	unique	3	2						0		3	
20124	core2	124	1	False Lead	corp	agenda	neutral-corp	Security		3	0				1	3				
20125	core2	125	2	Priority Requisition	corp	agenda	neutral-corp	Security		3	0				3	5				
20126	core2	126	2	Private Security Force	corp	agenda	neutral-corp	Security		3	0				2	4				
20127	core2	127	2	Melange Mining Corp.	corp	asset	neutral-corp			3	0						1		1	
20128	core2	128	3	PAD Campaign	corp	asset	neutral-corp	Advertisement		3	0						2		4	
20129	core2	129	3	Enigma	corp	ice	neutral-corp	Code Gate		3	0						3	2		
20130	core2	130	2	Hunter	corp	ice	neutral-corp	Sentry - Tracer - Observer		3	0						1	4		
20131	core2	131	3	Wall of Static	corp	ice	neutral-corp	Barrier		3	0						3	3		
20132	core2	132	3	Hedge Fund	corp	operation	neutral-corp	Transaction		3	0						5			
21001	ss	1	3	By Any Means	runner	event	anarch	Priority - Sabotage		3	5						2			
21002	ss	2	3	Yusuf	runner	program	anarch	Icebreaker - Fracter - Virus		3	2						1	3		2
21003	ss	3	3	Zamba	runner	hardware	criminal	Console	unique	3	3						4			
21004	ss	4	3	Puffer	runner	program	criminal	Icebreaker - Killer		3	4						4	2		1
21005	ss	5	3	Lewi Guilherme	runner	resource	criminal	Connection	unique	3	4						0			
21006	ss	6	3	Cyberdelia	runner	hardware	shaper	Chip		3	3						3			
21007	ss	7	3	Upya	runner	program	shaper			3	3						0			1
21008	ss	8	3	Assimilator	runner	resource	apex	Virtual		3	5						5			
21009	ss	9	3	Asa Group: Security Through Vigilance	corp	identity	haas-bioroid	Division		1		45	15							
21010	ss	10	3	Ikawah Project	corp	agenda	haas-bioroid	Security		3					3	5				
21011	ss	11	3	Najja 1.0	corp	ice	haas-bioroid	Barrier - Bioroid		3	2						2	2		
21012	ss	12	3	Gene Splicer	corp	asset	jinteki	Ambush		3	2						2		1	
21013	ss	13	3	Mganga	corp	ice	jinteki	Trap - Psi - AP		3	2						1	3		
21014	ss	14	3	Genotyping	corp	operation	jinteki			3	2						1			
21015	ss	15	3	Echo Chamber	corp	asset	nbn			3	4						4		1	
21016	ss	16	3	Self-Growth Program	corp	operation	nbn	Gray Ops		3	3						0			
21017	ss	17	3	Calibration Testing	corp	upgrade	nbn	Off-site		3	3						3		2	
21018	ss	18	3	Urban Renewal	corp	asset	weyland-consortium	Hostile		3	4						1		3	
21019	ss	19	3	Wake Up Call	corp	operation	weyland-consortium	Reprisal - Gray Ops		3	3						1			
21020	ss	20	3	Reconstruction Contract	corp	asset	weyland-consortium			3	4						1		4	
21021	dtwn	21	3	Acacia	runner	hardware	anarch			3	1						1			
21022	dtwn	22	3	Plague	runner	program	anarch	Virus		3	2						2			1
21023	dtwn	23	3	Credit Kiting	runner	event	criminal			3	3						0			
21024	dtwn	24	3	Wari	runner	program	criminal		unique	3	4						1			1
21025	dtwn	25	3	Kabonesa Wu: Netspace Thrillseeker	runner	identity	shaper	G-mod		1		45	15	1						
21026	dtwn	26	3	Takobi	runner	program	shaper		unique	3	3						2			1
21027	dtwn	27	3	Kongamato	runner	resource	shaper	Virtual		3	1						1			
21028	dtwn	28	3	Emergent Creativity	runner	event	adam	Double		3	5						2			
21029	dtwn	29	3	RNG Key	runner	program	neutral-runner		unique	3	0						0			1
21030	dtwn	30	3	Nightdancer	corp	ice	haas-bioroid	Code Gate		3	3						6	4		
21031	dtwn	31	3	Jinja City Grid	corp	upgrade	haas-bioroid	Region		3	2						1		5	
21032	dtwn	32	3	Aimor	corp	ice	jinteki	Trap		3	2						0	1		
21033	dtwn	33	3	Bacterial Programming	corp	agenda	jinteki	Research		3					3	5				
21034	dtwn	34	3	Jua	corp	ice	nbn	Sentry		3	2						2	3		
21035	dtwn	35	3	Threat Assessment	corp	operation	nbn	Reprisal - Gray Ops		3	3						1			
21036	dtwn	36	3	Economic Warfare	corp	operation	weyland-consortium	Gray Ops		3	2						0			
21037	dtwn	37	3	Forced Connection	corp	upgrade	weyland-consortium	Ambush		3	2						0		0	
21038	dtwn	38	3	SSL Endorsement	corp	agenda	neutral-corp	Initiative		3	0				3	5				
21039	dtwn	39	3	NGO Front	corp	asset	neutral-corp			3	0						0		1	
21040	dtwn	40	3	Distract the Masses	corp	operation	neutral-corp			3	0						0			
21041	cotc	41	3	eXer	runner	program	anarch	Virus		3	3						2			1
21042	cotc	42	3	Friday Chip	runner	hardware	anarch	Chip		3	2						2			
21043	cotc	43	3	Crypt	runner	resource	anarch	Virtual		3	1						0			
21044	cotc	44	3	Corporate "Grant"	runner	event	criminal	Current		3	3						1			
21045	cotc	45	3	No One Home	runner	resource	criminal	Virtual		3	1						0			
21046	cotc	46	3	Marathon	runner	event	shaper	Run		3	5						1			
21047	cotc	47	3	Gbahali	runner	resource	shaper	Virtual		3	1						2			
21048	cotc	48	3	White Hat	runner	event	sunny-lebeau			3	5						0			
21049	cotc	49	3	Kuwinda K4H1U3	corp	asset	haas-bioroid	Bioroid	unique	3	4						3		3	
21050	cotc	50	3	NEXT Sapphire	corp	ice	haas-bioroid	Code Gate - NEXT		3	3						4	2		
21051	cotc	51	3	Anansi	corp	ice	jinteki	Sentry - AP		3	4						8	5		
21052	cotc	52	3	Code Replicator	corp	upgrade	jinteki			3	2						2		2	
21053	cotc	53	3	Reverse Infection	corp	operation	jinteki			3	1						0			
21054	cotc	54	3	Azmari EdTech: Shaping the Future	corp	identity	nbn	Division		1		40	15							
21055	cotc	55	3	Degree Mill	corp	agenda	nbn	Initiative		3					3	5				
21056	cotc	56	3	Personalized Portal	corp	asset	nbn			3	2						3		3	
21057	cotc	57	3	Armed Intimidation	corp	agenda	weyland-consortium	Security		3					2	4				
21058	cotc	58	3	Death and Taxes	corp	operation	weyland-consortium	Current - Transaction		3	3						2			
21059	cotc	59	3	Trojan Horse	corp	operation	weyland-consortium	Gray Ops		3	3						1			
21060	cotc	60	3	TechnoCo	corp	asset	neutral-corp	Corporation	unique	3	0						2		2	
21061	tdatd	61	3	Glut Cipher	runner	event	anarch	Run - Sabotage		3	4						2			
21062	tdatd	62	3	Knobkierie	runner	hardware	anarch	Console	unique	3	3						5			
21063	tdatd	63	3	419: Amoral Scammer	runner	identity	criminal	Natural		1		45	15	1						
21064	tdatd	64	3	Falsified Credentials	runner	event	criminal			3	2						1			
21065	tdatd	65	3	Rogue Trading	runner	resource	criminal	Job		3	2						0			
21066	tdatd	66	3	Because I Can	runner	event	shaper	Run		3	1						0			
21067	tdatd	67	3	Nyashia	runner	program	shaper			3	3						2			1
21068	tdatd	68	3	Consume	runner	program	apex	Virus		3	5						2			0
21069	tdatd	69	3	Malia Z0L0K4	corp	asset	haas-bioroid	Bioroid	unique	3	1						1		3	
21070	tdatd	70	3	Kill Switch	corp	operation	haas-bioroid	Current		3	5						1			
21071	tdatd	71	3	Tempus	corp	upgrade	haas-bioroid	Ambush		3	3						0		0	
21072	tdatd	72	3	Bio Vault	corp	upgrade	jinteki	Off-site		3	2						0		2	
21073	tdatd	73	3	Sadaka	corp	ice	jinteki	Trap		3	2						2	3		
21074	tdatd	74	3	Endless EULA	corp	ice	nbn	Barrier		3	2						6	0		
21075	tdatd	75	3	Sandman	corp	ice	nbn	Code Gate		3	3						5	3		
21076	tdatd	76	3	Amani Senai	corp	asset	nbn	Character	unique	3	4						2		4	
21077	tdatd	77	3	SSO Industries: Fueling Innovation	corp	identity	weyland-consortium	Division		1		45	15							
21078	tdatd	78	3	City Works Project	corp	agenda	weyland-consortium	Public		3					3	5				
21079	tdatd	79	3	Oduduwa	corp	ice	weyland-consortium	Code Gate	unique	3	5						7	5		
21080	tdatd	80	3	Rashida Jaheem	corp	asset	neutral-corp	Character	unique	3	0						0		1	
21081	win	81	3	Freedom Khumalo: Crypto-Anarchist	runner	identity	anarch	Cyborg		1		45	15	0						
21082	win	82	3	Trypano	runner	program	anarch	Virus		3	3						2			1
21083	win	83	3	Contaminate	runner	event	anarch			3	1						1			
21084	win	84	3	Embezzle	runner	event	criminal	Run - Sabotage		3	3						1			
21085	win	85	3	Slipstream	runner	resource	criminal	Virtual		3	2						0			
21086	win	86	3	Laamb	runner	program	shaper	Icebreaker - Fracter		3	2						4	2		2
21087	win	87	3	Gebrselassie	runner	hardware	shaper	Mod	unique	3	4						1			
21088	win	88	3	Compile	runner	event	shaper	Run		3	3						2			
21089	win	89	3	Logic Bomb	runner	resource	adam	Virtual		3	5						0			
21090	win	90	3	Jackpot!	runner	resource	neutral-runner			3	0						0			
21091	win	91	3	Remote Enforcement	corp	agenda	haas-bioroid	Security		3					2	4				
21092	win	92	3	Kamali 1.0	corp	ice	haas-bioroid	Sentry - Bioroid - Destroyer - AP		3	4						6	3		
21093	win	93	3	Warden Fatuma	corp	asset	haas-bioroid	Character	unique	3	2						1		5	
21094	win	94	3	Viral Weaponization	corp	agenda	jinteki	Research - Security		3					2	4				
21095	win	95	3	Envelope	corp	ice	jinteki	Barrier - AP		3	2						4	3		
21096	win	96	3	Mwanza City Grid	corp	upgrade	jinteki	Region		3	1						0		5	
21097	win	97	3	Standard Procedure	corp	operation	nbn			3	2						0			
21098	win	98	3	Intake	corp	upgrade	nbn	Ambush		3	3						0		0	
21099	win	99	3	Masvingo	corp	ice	weyland-consortium	Barrier		3	2						3	3		
21100	win	100	3	Overseer Matrix	corp	upgrade	weyland-consortium			3	4						1		2	
21101	ka	101	3	Zer0	runner	hardware	anarch		unique	3	3						1			
21102	ka	102	3	Musaazi	runner	program	anarch	Icebreaker - Killer - Virus		3	2						1	1		2
21103	ka	103	3	Hippo	runner	hardware	anarch		unique	3	5						2			
21104	ka	104	3	Amina	runner	program	criminal	Icebreaker - Decoder		3	4						7	3		1
21105	ka	105	3	Diversion of Funds	runner	event	criminal	Double - Run - Sabotage		3	5						1			
21106	ka	106	3	PAD Tap	runner	resource	criminal			3	1						0			
21107	ka	107	3	Reclaim	runner	resource	shaper			3	2						0			
21108	ka	108	3	Engolo	runner	program	shaper	Icebreaker - Decoder		3	4						5	2		2
21109	ka	109	3	Flame-out	runner	hardware	shaper	Mod	unique	3	3						2			
21110	ka	110	3	Black Hat	runner	event	sunny-lebeau			3	5						2			
21111	ka	111	3	Kasi String	runner	resource	neutral-runner	Virtual	unique	3	0						1			
21112	ka	112	3	NEXT Diamond	corp	ice	haas-bioroid	Sentry - NEXT - Destroyer - AP		3	4						10	6		
21113	ka	113	3	Riot Suppression	corp	operation	haas-bioroid	Reprisal - Gray Ops		3	4						2			
21114	ka	114	3	Mti Mwekundu: Life Improved	corp	identity	jinteki	Division		1		45	15							
21115	ka	115	3	Mlinzi	corp	ice	jinteki	Sentry - AP		3	3						7	5		
21116	ka	116	3	Better Citizen Program	corp	agenda	nbn	Initiative		3					2	4				
21117	ka	117	3	Market Forces	corp	operation	nbn	Gray Ops		3	3						0			
21118	ka	118	3	Surveyor	corp	ice	weyland-consortium	Sentry - Tracer		3	2						5	X		
21119	ka	119	3	High-Profile Target	corp	operation	weyland-consortium	Black Ops		3	5						2			
21120	ka	120	3	False Flag	corp	asset	weyland-consortium	Ambush		3	2						2		2	
22001	rar	1	1	Nathaniel "Gnat" Hall: One-of-a-Kind	runner	identity	anarch	Natural		1		40	15	0						
22002	rar	2	3	Divide and Conquer	runner	event	anarch	Run		3	4						3			
22003	rar	3	3	Guinea Pig	runner	event	anarch			3	3						4			
22004	rar	4	3	Patchwork	runner	hardware	anarch	Console		3	3						4			
22005	rar	5	3	Hijacked Router	runner	hardware	anarch		unique	3	2						2			
22006	rar	6	3	Cradle	runner	program	anarch	Icebreaker - Decoder		3	3						4	5		1
22007	rar	7	3	District 99	runner	resource	anarch	Location - Seedy	unique	3	3						3			
22008	rar	8	1	Liza Talking Thunder: Prominent Legislator	runner	identity	criminal	G-mod		1		50	15	0						
22009	rar	9	3	Hot Pursuit	runner	event	criminal	Run		3	2						2			
22010	rar	10	3	Paragon	runner	hardware	criminal	Console	unique	3	2						3			
22011	rar	11	3	Bankroll	runner	program	criminal			3	2						1			1
22012	rar	12	3	Tycoon	runner	program	criminal	Icebreaker - Fracter		3	2						1	1		1
22013	rar	13	3	Thunder Art Gallery	runner	resource	criminal	Location - Ritzy	unique	3	2						3			
22014	rar	14	3	Miss Bones	runner	resource	criminal	Connection	unique	3	2						2			
22015	rar	15	1	Akiko Nisei: Head Case	runner	identity	shaper	Clone		1		45	12	1						
22016	rar	16	3	Insight	runner	event	shaper	Double		3	2						0			
22017	rar	17	3	Mind's Eye	runner	hardware	shaper	Console	unique	3	3						3			
22018	rar	18	3	Mâché	runner	hardware	shaper			3	3						1			
22019	rar	19	3	Ika	runner	program	shaper	Icebreaker - Killer		3	2						0	2		1
22020	rar	20	3	Kyuban	runner	program	shaper			3	1						0			1
22021	rar	21	3	Psych Mike	runner	resource	shaper	Connection	unique	3	4						1			
22022	rar	22	3	Algernon	runner	program	adam		unique	3	5						0			1
22023	rar	23	3	Reboot	runner	event	apex	Run		3	5						1			
22024	rar	24	3	Office Supplies	runner	event	sunny-lebeau			3	3						4			
22025	rar	25	1	DJ Fenris	runner	resource	neutral-runner	Connection	unique	1	1						3			
22026	rar	26	1	Sportsmetal: Go Big or Go Home	corp	identity	haas-bioroid	Subsidiary		1		45	15							
22027	rar	27	3	Hyperloop Extension	corp	agenda	haas-bioroid	Expansion		3					1	3				
22028	rar	28	3	Meridian	corp	ice	haas-bioroid	Barrier		3	3						3	4		
22029	rar	29	3	Gatekeeper	corp	ice	haas-bioroid	Code Gate		3	2						3	0		
22030	rar	30	3	Divert Power	corp	operation	haas-bioroid			3	1						2			
22031	rar	31	3	Fast Break	corp	operation	haas-bioroid			3	3						4			
22032	rar	32	3	Game Changer	corp	operation	haas-bioroid			3	5						6		2	
22033	rar	33	3	Giordano Memorial Field	corp	upgrade	haas-bioroid	Facility	unique	3	2						3		3	
22034	rar	34	1	Saraswati Mnemonics: Endless Exploration	corp	identity	jinteki	Division		1		45	15							
22035	rar	35	3	Jumon	corp	agenda	jinteki	Research		3					2	6				
22036	rar	36	3	API-S Keeper Isobel	corp	asset	jinteki	Character	unique	3	2						2		4	
22037	rar	37	3	Neurostasis	corp	asset	jinteki	Ambush		3	2						0		1	
22038	rar	38	3	Otoroshi	corp	ice	jinteki	Sentry		3	2						2	5		
22039	rar	39	3	Thimblerig	corp	ice	jinteki	Code Gate		3	1						2	0		
22040	rar	40	3	Hangeki	corp	operation	jinteki	Reprisal - Gray Ops		3	2						0			
22041	rar	41	3	Daruma	corp	upgrade	jinteki			3	3						1		2	
22042	rar	42	1	Acme Consulting: The Truth You Need	corp	identity	nbn	Subsidiary		1		45	15							
22043	rar	43	3	Fly on the Wall	corp	agenda	nbn	Initiative		3					1	3				
22044	rar	44	3	SIU	corp	asset	nbn		unique	3	3						3		1	
22045	rar	45	3	Peeping Tom	corp	ice	nbn	Code Gate		3	3						4	4		
22046	rar	46	3	Hydra	corp	ice	nbn	Sentry - AP		3	4						10	6		
22047	rar	47	3	Eavesdrop	corp	operation	nbn	Gray Ops - Condition		3	2						1			
22048	rar	48	3	Attitude Adjustment	corp	operation	nbn			3	2						2			
22049	rar	49	3	Arella Salvatore	corp	upgrade	nbn	Sysop	unique	3	3						2		5	
22050	rar	50	1	The Outfit: Family Owned and Operated	corp	identity	weyland-consortium	Subsidiary		1		45	15							
22051	rar	51	3	Broad Daylight	corp	agenda	weyland-consortium	Security		3					2	4				
22052	rar	52	3	Drudge Work	corp	asset	weyland-consortium			3	2						2		3	
22053	rar	53	3	Blockchain	corp	ice	weyland-consortium	Barrier		3	4						7	4		
22054	rar	54	3	Formicary	corp	ice	weyland-consortium	Sentry - AP		3	2						2	2		
22055	rar	55	3	Building Blocks	corp	operation	weyland-consortium			3	4						5			
22056	rar	56	3	Too Big to Fail	corp	operation	weyland-consortium	Transaction - Illicit		3	4						0		5	
22057	rar	57	3	Under the Bus	corp	operation	weyland-consortium	Gray Ops - Illicit		3	3						1			
22058	rar	58	1	Lady Liberty	corp	asset	neutral-corp	Region - Ritzy	unique	1	0						5		4	
23001	mo	1	3	Labor Rights	runner	event	anarch			3	2						0			
23011	mo	6	3	Embolus	corp	upgrade	jinteki		unique	3	1						2		2	
23013	mo	2	3	Crowdfunding	runner	resource	criminal	Virtual - Seedy		3	3						0			
23027	mo	5	3	Timely Public Release	corp	agenda	neutral-corp	Initiative		3					2	4				
23045	mo	3	3	Slot Machine	corp	ice	nbn	Code Gate		3	1						3	5		
23054	mo	4	3	Border Control	corp	ice	weyland-consortium	Barrier		3	3						4	1		
23100	mo	7	1	Watch the World Burn	runner	event	neutral-runner	Orgcrime - Run - Terminal		1	1						3			
23101	mo	8	1	Hired Help	corp	upgrade	neutral-corp	Orgcrime - Enforcer		1	1						1		3	
24001	napd	1	1	Cyber Bureau: Keeping the Peace	corp	identity	neutral-corp	Police Department		1		40	X							`;
